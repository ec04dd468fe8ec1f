import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { SideBySide } from './SideBySide.tsx';
import { ColorPage, MotionPage, SpacePage, TypePage } from './TokenPages.tsx';
import type { Mode } from './drafts.ts';
import './workbench.css';

const meta = { title: 'Workbench/Tokens', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const inView = ({ store, scheme }: Record<string, unknown>): { code: string; mode: Mode } => ({
  code: String(store),
  mode: scheme === 'dark' ? 'dark' : 'light',
});

export const Colours: Story = { render: (_args, { globals }) => <ColorPage {...inView(globals)} /> };
export const Type: Story = { render: (_args, { globals }) => <TypePage {...inView(globals)} /> };
export const SpaceAndShape: Story = { render: (_args, { globals }) => <SpacePage {...inView(globals)} /> };
export const Motion: Story = { render: (_args, { globals }) => <MotionPage {...inView(globals)} /> };
export const EveryStore: Story = {
  render: () => (
    <Suspense fallback={<p>Looking for the stories …</p>}>
      <SideBySide first="ui-src-components-button--action" />
    </Suspense>
  ),
};
