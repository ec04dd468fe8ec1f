const openButtons = '[data-act="submenu"][aria-expanded="true"]';

/**
 * Lets the buttons beside the menu's entries open and close their panels: by click, Enter or Space; Escape and a press
 * elsewhere close. The menu is drawn by the server alone, so one listener answers for all of its buttons.
 */
export function answerSubmenus(page: Document): void {
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
}
