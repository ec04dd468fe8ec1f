import { Button } from '@etalage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { ErrorView } from './ErrorView.tsx';

const meta = { component: ErrorView, args: { kind: 'notFound', messages: nl } } satisfies Meta<typeof ErrorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const ServerFailed: Story = { args: { kind: 'server', actions: <Button>{nl.tryAgain}</Button> } };
export const BackendDown: Story = { args: { kind: 'unreachable', actions: <Button>{nl.tryAgain}</Button> } };
export const Unknown: Story = { args: { kind: 'unknown' } };
