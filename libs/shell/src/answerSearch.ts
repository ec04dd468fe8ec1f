/**
 * Opens the search when the field of the header gets the focus. A form of the header that is sent without a text, by the
 * button of a phone, gives its field the focus: what is typed until the code of the search is there stands in it. The
 * server alone draws these forms, so one listener answers for all of them.
 */
export function answerSearch(page: Document, open: () => void, options: { signal?: AbortSignal } = {}): void {
  const answer = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element) || !target.matches('header form, header input')) return;
    // A page has a header of its own, and maybe a search in it.
    if (target.closest('main')) return;
    const field = target.querySelector('input');
    if (field?.value) return;
    if (type === 'submit') event.preventDefault();
    if (field) field.focus();
    else open();
  };
  page.addEventListener('focusin', answer, options);
  page.addEventListener('submit', answer, options);
}
