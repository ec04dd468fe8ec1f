import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { ErrorView } from './ErrorView.tsx';

const meta = { component: ErrorView, args: { kind: 'notFound', messages: nl } } satisfies Meta<typeof ErrorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const ServerFailed: Story = { args: { kind: 'server', actions: <button type="button">{nl.tryAgain}</button> } };
export const BackendDown: Story = { args: { kind: 'unreachable' } };
export const Unknown: Story = { args: { kind: 'unknown' } };
