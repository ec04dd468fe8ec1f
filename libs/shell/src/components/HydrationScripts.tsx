import { useRouter } from '@tanstack/react-router';

/** The scripts that carry the loaders' data to the browser, where they remove themselves; the server alone draws them. */
export function HydrationScripts() {
  const tags = useRouter().serverSsr?.takeInitialHydrationScriptTags();
  if (tags === undefined) return null;
  return [...tags.before, tags.boundary].map(({ attrs, children = '' }, at) => (
    <script key={at} {...attrs} dangerouslySetInnerHTML={{ __html: children }} />
  ));
}
