type Pressed = { readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean };

/** Whether a key is held with one that makes it the browser's or the system's: Ctrl+P prints, Alt+← goes back. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: Pressed): boolean => ctrlKey || metaKey || altKey;
