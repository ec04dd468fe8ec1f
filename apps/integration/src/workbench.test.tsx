// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mode } from '../../../tools/workbench/drafts.ts';
import { Editor } from '../../../tools/workbench/Editor.tsx';
import { showDrafts } from '../../../tools/workbench/keptDrafts.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

const found = (selector: string) => document.querySelector(selector) ?? expect.unreachable(selector);

/** The panel for a store, beside a story that shows its drafts; what it returns is what these change of the theme. */
function open(mode: Mode = 'light') {
  showDrafts();
  render(<Editor code="fashion" mode={mode} />);
  // The panel has hundreds of fields: the others are left out, so that an edit takes no second.
  fireEvent.change(found('.wb-find'), { target: { value: 'main button' } });
  return (scheme: Mode = mode) => {
    const styles = document.querySelector('#etalage-drafts')?.textContent ?? '';
    const [, after = ''] = styles.split(`data-store="fashion"][data-scheme="${scheme}"]{`);
    return after.split('}', 1)[0];
  };
}
const paint = (value: string) => {
  const field = found('[aria-label="Main button: code"]');
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const press = (name: string) => {
  const button = [...document.querySelectorAll('.wb-tools button')].find(({ textContent }) => textContent === name);
  fireEvent.click(button ?? expect.unreachable(name));
};

describe('THEME-03 the panel of the workbench', () => {
  it('THEME-03 edits a token, which every story shows at once', () => {
    const changes = open();
    expect(changes()).toBe('');
    paint('#c80000');
    expect(changes()).toBe('--shop-color-action:#c80000;');
  });

  it('THEME-03 shows the contrast of a colour with its weakest partner', () => {
    open();
    paint('#ff8800');
    // #fbf3ee on #ff8800 reaches 2.20:1.
    expect(found('[data-token="color.action"]').textContent).toMatch(
      /✗ with Text on main button 2\.\d\d:1, needs 4\.5:1/,
    );
  });

  it('THEME-03 edits a colour of the night by night alone', () => {
    const changes = open('dark');
    paint('#c80000');
    expect([changes('dark'), changes('light')]).toEqual(['--shop-color-action:#c80000;', '']);
  });

  it('THEME-03 an edit in the panel shows in the frame of a story', () => {
    const changes = open();
    paint('#c80000');
    const key = localStorage.key(0) ?? expect.unreachable('kept edits');
    const edits = localStorage.getItem(key) ?? '';
    press('Reset all');
    // As another frame of the workbench keeps it.
    localStorage.setItem(key, edits);
    fireEvent(window, new Event('storage'));
    expect(changes()).toBe('--shop-color-action:#c80000;');
  });

  it('THEME-03 of several partners of a colour it shows the weakest', () => {
    open();
    expect(found('[data-token="color.onAction"]').textContent).toContain('with Main button, pointed at ');
  });

  it('THEME-03 shows the contrast of a colour by night', () => {
    open('dark');
    // The text on the main button has this colour by night.
    paint('#3a1a34');
    expect(found('[data-token="color.action"]').textContent).toContain('✗ with Text on main button 1.00:1');
  });

  it('THEME-03 counts the pairs that are too faint', () => {
    open();
    expect(found('.wb-summary').textContent).toMatch(/^✓ All \d+ colour pairs can be read$/);
    paint('#ff8800');
    expect(found('.wb-summary summary').textContent).toMatch(/^✗ 1 of \d+ colour pairs are too faint$/);
  });

  it('THEME-03 undoes act by act', () => {
    const changes = open();
    paint('#c80000');
    paint('#00c800');
    press('Undo');
    expect(changes()).toBe('--shop-color-action:#c80000;');
    press('Undo');
    expect(changes()).toBe('');
  });

  it('THEME-03 does again what was undone', () => {
    const changes = open();
    paint('#c80000');
    press('Undo');
    press('Redo');
    expect(changes()).toBe('--shop-color-action:#c80000;');
  });

  it('THEME-03 takes all edits back at once', () => {
    const changes = open();
    paint('#c80000');
    paint('#00c800');
    press('Reset all');
    expect(changes()).toBe('');
  });
});

it.each([
  ['theme.css.ts', "action: '#c80000',"],
  ['design tokens', '"hex": "#c80000"'],
])('THEME-04 the workbench saves the %s with its edits', async (file, line) => {
  open();
  paint('#c80000');
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#');
  press(`Save ${file}`);
  const [saved] = save.mock.lastCall ?? [];
  expect(saved instanceof Blob && (await saved.text())).toContain(line);
});

it.each([
  ['theme.css.ts', 'theme.css.ts'],
  ['design tokens', 'fashion.tokens.json'],
])('THEME-04 the workbench saves the %s as a file named %s', (file, name) => {
  open();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('#');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  press(`Save ${file}`);
  expect(click.mock.contexts).toEqual([expect.objectContaining({ download: name })]);
});

it('THEME-04 the workbench saves the theme.css.ts of the store that is in view', async () => {
  open();
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#');
  press('Save theme.css.ts');
  const [saved] = save.mock.lastCall ?? [];
  expect(saved instanceof Blob && (await saved.text())).toContain("createStoreTheme('fashion',");
});

it('THEME-04 the workbench opens the design tokens that it saved, and saves the same file again', async () => {
  const changes = open();
  paint('#c80000');
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#');
  const saved = async () => {
    press('Save design tokens');
    const [blob] = save.mock.lastCall ?? [];
    return blob instanceof Blob ? blob.text() : expect.unreachable('a file');
  };
  const text = await saved();
  press('Reset all');
  expect(changes()).toBe('');
  fireEvent.change(found('.wb-open input'), { target: { files: [new File([text], 'fashion.tokens.json')] } });
  await vi.waitFor(() => expect(changes()).toBe('--shop-color-action:#c80000;'));
  expect(await saved()).toBe(text);
});
