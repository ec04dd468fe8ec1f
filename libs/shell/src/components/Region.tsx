import { useRouteContext } from '@tanstack/react-router';
import { useServerParts, type RegionName } from '../router/serverParts.tsx';

/**
 * A part of the page that the server alone draws: the browser keeps its HTML as it came, and has neither its code nor
 * its data. It may hold links, native dialogs and disclosure, nothing that React must answer.
 */
export function Region({ name, className }: { name: RegionName; className?: string }) {
  const drawn = useServerParts()[name];
  const { regions } = useRouteContext({ from: '__root__' });
  const id = `region-${name}`;
  const html = drawn ?? regions[name] ?? '';
  return <div id={id} className={className} ref={markScheme} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Marks the chosen colour scheme where the HTML of a region is from before the choice: in another layout. */
function markScheme(region: HTMLElement | null): void {
  const { scheme } = document.documentElement.dataset;
  const input = region?.querySelector<HTMLInputElement>(`[name=scheme][value="${scheme}"]`);
  if (input) input.checked = true;
}
