type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Brings the shopper to the first wrong field of a form, once what is wrong stands in it. */
export const focusWrong = (form: Element | null): void =>
  void requestAnimationFrame(() => {
    const controls = [...(form?.querySelectorAll<Control>('input, select, textarea') ?? [])];
    controls.find((control) => !control.disabled && control.closest('[aria-invalid]'))?.focus();
  });
