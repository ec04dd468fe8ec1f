/** The ids of what describes a control, of those that there are: for `aria-describedby`. */
export const describedBy = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
