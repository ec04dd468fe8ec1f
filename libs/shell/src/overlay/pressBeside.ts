/**
 * Answers a press beside an open menu, which closes it. The page around it is inert, but the tab bar answers: a press on
 * another tab goes there, one on the active tab does no more than close (MENU-10).
 */
export function answerBeside(menu: HTMLDialogElement, tabBar: Element | null, close: () => void): () => void {
  const page = menu.ownerDocument;
  let pressed: { tab: HTMLElement | undefined } | undefined;
  const notePress = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    const isIn = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left <= x && x < right && top <= y && y < bottom;
    };
    const tabs = [...(tabBar?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    // What lies behind it is the dialog's own.
    const isBeside = target === menu ? !isIn(menu) : !(target instanceof Node && menu.contains(target));
    pressed = menu.open && isBeside ? { tab: tabs.find(isIn) } : undefined;
  };
  const answer = (event: Event) => {
    if (pressed === undefined) return;
    const { tab } = pressed;
    pressed = undefined;
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
    if (tab?.matches('a')) tab.click();
  };
  page.addEventListener('pointerdown', notePress, { capture: true });
  page.addEventListener('click', answer, { capture: true });
  return () => {
    page.removeEventListener('pointerdown', notePress, { capture: true });
    page.removeEventListener('click', answer, { capture: true });
  };
}
