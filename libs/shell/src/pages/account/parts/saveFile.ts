import type { DataFile } from '@etalage/account';

/** Gives the shopper a file to keep: in the download folder, or where the browser asks for. */
export function saveFile({ name, text }: DataFile, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  Object.assign(anchor, { href, download: name });
  anchor.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
