import type { ShopRouter } from './router/shopRouter.tsx';

const openButtons = '[data-act="submenu"][aria-expanded="true"]';
/** The panel of the entry on which the pointer rests. */
const hoveredPanel = ':hover > [data-act="submenu"] + *';

/**
 * Lets the buttons beside the menu's entries open and close their panels: by click, Enter or Space; Escape and a press
 * elsewhere close. The menu is drawn by the server alone, so one listener answers for all of its buttons.
 *
 * A change of route closes every panel, also the one under a resting pointer, until that has left its entry (MENU-04).
 */
export function answerSubmenus(page: Document, router: Pick<ShopRouter, 'subscribe'>): void {
  const closeOthers = (kept?: Element | null) => {
    for (const button of page.querySelectorAll(openButtons)) {
      if (button !== kept) button.setAttribute('aria-expanded', 'false');
    }
  };
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-act="submenu"]') : null;
    closeOthers(button);
    button?.setAttribute('aria-expanded', String(!button.matches(openButtons)));
  });
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeOthers();
  });
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    // A page that reloads its data changes no route.
    if (!hrefChanged) return;
    closeOthers();
    const panel = page.querySelector(hoveredPanel);
    panel?.toggleAttribute('data-shut', true);
    panel?.parentElement?.addEventListener('pointerleave', () => panel.removeAttribute('data-shut'), { once: true });
  });
}
