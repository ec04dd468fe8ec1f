import { useSetAtom } from 'jotai';
import { nl } from '../messages/nl.ts';
import { panelAtom } from '../model/visitAtoms.ts';
import { LatePanel } from './LatePanel.tsx';

const load = async () => (await import('./MicrocartPanel.tsx')).MicrocartPanel;

/** The cart beside the page, whose code comes when it is opened. */
export function CartPanel() {
  const setPanel = useSetAtom(panelAtom);
  return <LatePanel title={nl.cartTitle} load={load} onClose={() => setPanel(undefined)} />;
}
