import userEvent from '@testing-library/user-event';

/** Fills a field in one go, as a browser's autofill and a paste do: typing draws the page anew for each letter. */
export async function fillIn(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
