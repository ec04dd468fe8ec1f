import { useRouter } from '@tanstack/react-router';
import { takeHydrationScripts } from '../router/routerInternals.ts';

/** The scripts that carry the loaders' data to the browser, where they remove themselves; the server alone draws them. */
export function HydrationScripts() {
  return takeHydrationScripts(useRouter()).map(({ attrs, children = '' }, at) => (
    <script key={at} {...attrs} dangerouslySetInnerHTML={{ __html: children }} />
  ));
}
