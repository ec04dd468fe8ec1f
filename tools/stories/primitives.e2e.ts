import { expect } from '@playwright/test';
import { test } from './stories.ts';

const look = { store: 'dailydeal', scheme: 'light', shape: 'desktop' } as const;
const at = (component: string, story: string): string => `ui-src-components-${component}--${story}`;

test.describe('a menu', () => {
  test('A11Y-05 opens by keyboard on its first entry, goes round, and gives the focus back', async ({ stage }) => {
    const { page, show } = await stage(look);
    await show(at('menu', 'acts'));
    const button = page.getByRole('button', { name: 'Lijst' });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    const menu = page.getByRole('menu', { name: 'Lijst' });
    await expect(menu.getByRole('menuitem', { name: 'Naam wijzigen' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(menu.getByRole('menuitem', { name: 'Verwijderen' })).toBeFocused();
    await page.keyboard.press('d');
    await expect(menu.getByRole('menuitem', { name: 'Delen' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: 'Naam wijzigen' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('passes over what is not possible now', async ({ stage }) => {
    const { page, show } = await stage(look);
    await show(at('menu', 'acts'));
    await page.getByRole('button', { name: 'Lijst' }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Naam wijzigen' })).toBeFocused();
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: 'Afdrukken' })).not.toBeFocused();
    }
  });

  test('starts at what is chosen, and closes when one chooses', async ({ stage }) => {
    const { page, show } = await stage(look);
    await show(at('menu', 'sorting'));
    await page.getByRole('button').click();
    await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
    await page.getByRole('menuitemradio', { name: 'Nieuw' }).click();
    await expect(page.getByRole('menu')).toBeHidden();
  });

  test('closes by a press beside it, and stands under its button', async ({ stage }) => {
    const { page, show } = await stage(look);
    await show(at('menu', 'sorting'));
    const button = page.getByRole('button');
    await button.click();
    const gap = async (): Promise<number> => {
      const [above, below] = [await button.boundingBox(), await page.getByRole('menu').boundingBox()];
      return (below?.y ?? NaN) - (above?.y ?? NaN) - (above?.height ?? NaN);
    };
    await expect.poll(gap).toBeGreaterThan(0);
    await expect.poll(gap).toBeLessThan(24);
    await page.mouse.click(1200, 800);
    await expect(page.getByRole('menu')).toBeHidden();
  });
});

test.describe('an accordion', () => {
  const press = async (button: Element) => {
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (!(button instanceof HTMLElement) || panel === null) throw new Error('An accordion has a button and a panel.');
    button.click();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const running = panel.getAnimations();
    for (const animation of running) animation.currentTime = 0;
    const from = panel.clientHeight;
    for (const animation of running) animation.finish();
    const lengths = running.map(({ effect }) => effect?.getComputedTiming().duration);
    return { lengths: [...new Set(lengths)], grewBy: panel.clientHeight - from };
  };

  test('PANEL-10 opens and closes within 250 ms, by its height', async ({ stage }) => {
    const { page, show } = await stage(look);
    await show(at('accordion', 'closed'));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const button = page.getByRole('button', { name: 'Materiaal en verzorging' });
    const panel = page.locator('[role=region]');
    await expect(panel).toBeHidden();
    const opening = await button.evaluate(press);
    expect(opening.lengths).toEqual([250]);
    expect(opening.grewBy).toBeGreaterThan(20);
    await expect(panel).toBeVisible();
    const closing = await button.evaluate(press);
    expect(closing).toEqual({ lengths: [250], grewBy: -opening.grewBy });
    await expect(panel).toBeHidden();
  });

  test('stands open or closed at once where nothing should move', async ({ stage }) => {
    const { page, show } = await stage(look);
    await show(at('accordion', 'closed'));
    await page.getByRole('button', { name: 'Materiaal en verzorging' }).click();
    expect(await page.locator('[role=region]').evaluate((panel) => panel.getAnimations().length)).toBe(0);
  });
});

test.describe('a tooltip', () => {
  test('comes with the focus, describes its button and goes by Escape (WCAG 1.4.13)', async ({ stage }) => {
    const { page, show } = await stage(look);
    await show(at('tooltip', 'resting'));
    const button = page.getByRole('button', { name: 'Uitleg bij gramgewicht' });
    await expect(button).toHaveAccessibleDescription(/Gram per vierkante meter/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('stays while one points at it', async ({ stage }) => {
    const { page, show } = await stage(look);
    await show(at('tooltip', 'resting'));
    await page.getByRole('button').hover();
    const tip = page.getByRole('tooltip');
    await expect(tip).toBeVisible();
    await tip.hover();
    await expect(tip).toBeVisible();
    await page.mouse.move(1200, 800);
    await expect(tip).toBeHidden();
  });
});

test.describe('a carousel', () => {
  test('moves one at a time by its buttons and arrow keys, and stops at its ends', async ({ stage }) => {
    const { page, show } = await stage(look);
    await show(at('carousel', 'one-at-a-time'));
    const strip = page.getByRole('list', { name: 'Ook mooi in bad' });
    const [previous, next] = [
      page.getByRole('button', { name: 'Vorige' }),
      page.getByRole('button', { name: 'Volgende' }),
    ];
    await next.click();
    await expect(strip.getByRole('link', { name: 'Handdoek' })).toBeInViewport({ ratio: 0.5 });
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await expect(strip.getByRole('link', { name: 'Gastendoek' })).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press('ArrowLeft');
    await expect(strip.getByRole('link', { name: 'Handdoek' })).toBeInViewport({ ratio: 0.5 });
    await previous.click();
    await expect(strip.getByRole('link', { name: 'Badlaken' })).toBeInViewport({ ratio: 0.5 });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
  });

  test('starts where it is told', async ({ stage }) => {
    const { page, show } = await stage(look);
    await show(at('carousel', 'starts-at-the-third'));
    await expect(page.getByRole('link', { name: 'Gastendoek' })).toBeInViewport({ ratio: 0.5 });
  });
});

test('A11Y-03 a gallery shows the picture large that is in view, zooms it and scrolls it by keys', async ({
  stage,
}) => {
  const { page, show } = await stage(look);
  await show(at('picturegallery', 'three'));
  await page.getByRole('button', { name: 'Stof van dichtbij', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stof van dichtbij', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('button', { name: 'Stof van dichtbij vergroten' }).click();
  const dialog = page.getByRole('dialog', { name: "Foto's van badlaken Twente" });
  await expect(dialog.getByRole('img', { name: 'Stof van dichtbij' })).toBeInViewport({ ratio: 0.9 });
  const picture = dialog.getByRole('img', { name: 'Stof van dichtbij' });
  const height = async () => (await picture.boundingBox())?.height;
  await expect.poll(height).toBeGreaterThan(0.75 * 900);
  await dialog.getByRole('button', { name: 'Inzoomen' }).nth(1).press('Enter');
  await expect.poll(height).toBeGreaterThan(1.5 * 900);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Stof van dichtbij vergroten' })).toBeFocused();
});
