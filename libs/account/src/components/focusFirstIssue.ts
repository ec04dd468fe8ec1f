/** Moves the focus to the first field of a form that is wrong; call it when a form has been submitted (ADDR-12). */
export function focusFirstIssue(form: HTMLElement, issues: readonly { path: string }[]): void {
  const wrong = new Set(issues.map(({ path }) => path));
  const controls = form.querySelectorAll<HTMLElement>('input[name], select[name], textarea[name]');
  const first = [...controls].find((control) => wrong.has(control.getAttribute('name') ?? ''));
  first?.focus();
}
