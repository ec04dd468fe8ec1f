import { useRouter } from '@tanstack/react-router';
import { useIsHydrating } from '../../../loading/hydration.ts';

/** What the link of a mail carries in its query: empty where it is not complete, and on the server, whose pages hold nothing personal. */
export function useLinkQuery(): { email: string; token: string; resetToken: string } {
  const { latestLocation } = useRouter();
  const query = new URLSearchParams(useIsHydrating() ? '' : latestLocation.searchStr);
  const of = (name: string) => query.get(name) ?? '';
  return { email: of('email'), token: of('token'), resetToken: of('resetToken') };
}
