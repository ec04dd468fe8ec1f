/**
 * Opens the search when the field of the header gets the focus, and when a form of the header is sent without a text: on
 * phones it is a button only. The server alone draws these forms, so one listener answers for all of them.
 */
export function answerSearch(page: Document, open: () => void): void {
  const answer = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element) || !target.matches('header form, header input')) return;
    // A page has a header of its own, and maybe a search in it.
    if (target.closest('main')) return;
    if (target.querySelector('input')?.value) return;
    if (type === 'submit') event.preventDefault();
    open();
  };
  page.addEventListener('focusin', answer);
  page.addEventListener('submit', answer);
}
