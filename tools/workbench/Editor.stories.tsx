import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { Mode } from './drafts.ts';
import { Editor } from './Editor.tsx';
import './workbench.css';

/** The panel of the workbench shows this story beside every other one; it has no place of its own in the list. */
const meta = {
  title: 'Workbench/Editor',
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

type View = { store: string; scheme: string };

const listen = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The toolbar's choice comes in the hash, so that a change of it does not load the panel again. */
function PanelEditor({ store, scheme }: View): ReactNode {
  const hash = useSyncExternalStore(listen, () => location.hash);
  const chosen = new URLSearchParams(hash.slice(1));
  const mode: Mode = (chosen.get('scheme') ?? scheme) === 'dark' ? 'dark' : 'light';
  const code = chosen.get('store') ?? store;
  return <Editor key={code} code={code} mode={mode} />;
}

export const Panel: StoryObj<typeof meta> = {
  render: (_args, { globals }) => <PanelEditor store={String(globals['store'])} scheme={String(globals['scheme'])} />,
};
