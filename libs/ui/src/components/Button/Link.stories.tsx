import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalIcon } from '../Icon/Icon.tsx';
import { link } from './Button.css.ts';
import { button } from './buttonClass.ts';

const meta = { title: 'ui/src/components/Link' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: () => (
    <p>
      Wassen op 60 graden; lees meer over{' '}
      <a href="#verzorging" className={link}>
        de verzorging van badstof
      </a>
      .
    </p>
  ),
};
export const ToAnotherSite: Story = {
  render: () => (
    <a href="https://example.com" className={link}>
      Volg je pakket <ExternalIcon size="s" />
    </a>
  ),
};
export const LikeAButton: Story = {
  render: () => (
    <a href="#bad" className={button({ look: 'quiet' })}>
      Bekijk alles voor bad
    </a>
  ),
};
export const LangeWoorden: Story = {
  name: 'Lange woorden',
  render: () => (
    <p>
      <a href="#v" className={link}>
        Verzendkostenvergoedingsvoorwaardenoverzichtspagina
      </a>
    </p>
  ),
};
