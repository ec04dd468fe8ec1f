import { nl as words } from '@etalage/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nl } from '../../messages/nl.ts';
import { emptyDetails } from '../../model/details.ts';
import { someDetails } from '../../testing.ts';
import { PersonalDetailsForm } from './PersonalDetailsForm.tsx';

const nothing = () => undefined;
const meta = {
  component: PersonalDetailsForm,
  args: {
    details: someDetails().personalDetails,
    messages: nl,
    words,
    onChange: nothing,
    wantsNewsletter: false,
    onNewsletterChange: nothing,
    onContinue: nothing,
  },
} satisfies Meta<typeof PersonalDetailsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FilledIn: Story = {};
export const NothingYet: Story = { args: { details: emptyDetails.personalDetails } };
