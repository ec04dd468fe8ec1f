import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { component: VisuallyHidden, args: { children: 'Alleen te horen' } } satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Heard: StoryObj<typeof meta> = {};
