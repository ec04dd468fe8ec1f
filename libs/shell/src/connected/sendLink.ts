/** Hands a link to what the device shares with, or copies it; where neither is allowed, the link stands on the page. */
export async function sendLink(title: string, url: string): Promise<'shared' | 'copied' | 'shown'> {
  const { share, clipboard }: Partial<Navigator> = navigator;
  if (share !== undefined) {
    // Who closes the sheet of the device has changed their mind.
    return share.call(navigator, { title, url }).then(
      () => 'shared' as const,
      () => 'shown' as const,
    );
  }
  if (clipboard === undefined) return 'shown';
  return clipboard.writeText(url).then(
    () => 'copied' as const,
    () => 'shown' as const,
  );
}
