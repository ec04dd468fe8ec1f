import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField.tsx';

const strengths = ['Te makkelijk te raden', 'Kan sterker', 'Sterk', 'Heel sterk'] as const;
const meta = {
  component: PasswordField,
  args: { label: 'Wachtwoord', labels: { show: 'Wachtwoord tonen', hide: 'Wachtwoord verbergen' } },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggingIn: Story = {};
export const Wrong: Story = {
  args: { defaultValue: 'geheim', error: 'Dit wachtwoord hoort niet bij dit e-mailadres' },
};
export const NewAndEmpty: Story = { args: { strengths, hint: 'Minstens 8 tekens' } };
export const Weak: Story = { args: { strengths, defaultValue: 'geheim' } };
export const CouldBeStronger: Story = { args: { strengths, defaultValue: 'badlaken12' } };
export const Strong: Story = { args: { strengths, defaultValue: 'Badlaken-12' } };
export const VeryStrong: Story = { args: { strengths, defaultValue: 'vier linnen lakens in de kast' } };
export const LangeWoorden: Story = {
  name: 'Lange woorden',
  args: {
    strengths,
    label: 'Klantenserviceaccountwachtwoordherhaling',
    hint: 'Wachtwoordsterktevoorschriften gelden.',
  },
};
