import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccordionItem } from '../Accordion/Accordion.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Chip, Chips, RemovableChip } from '../Chip/Chip.tsx';
import { CartIcon } from '../Icon/firstIcons.tsx';
import { Label } from '../Label/Label.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { SelectField } from '../Select/SelectField.tsx';
import { Swatch } from '../Swatch/Swatch.tsx';
import { TextField } from '../TextInput/TextInput.tsx';
import { buy, form, gallery, lead } from './Window.css.ts';

const nothing = (): undefined => undefined;
const labels = { quantity: 'Aantal', decrease: 'Eén minder', increase: 'Eén meer' };
const colours = ['#f4f1ea', '#8fa3ad', '#2f4858', '#b4633f'];

/** A product's buying column. */
function Buying() {
  return (
    <section className={buy}>
      <Label>Nieuw</Label>
      <h1>Zware badstof, zacht na jaren</h1>
      <Rating value={4.4} label="4,4 van 5 sterren">
        (38 reviews)
      </Rating>
      <Price cents={2995} originalCents={3995} size="large" originalLabel="van" />
      <p className={lead}>
        Gekamd katoen van 600 gram per vierkante meter, geweven in Twente. Was op 60 graden en hij wordt alleen maar
        beter.
      </p>
      <Chips label="Kleur">
        {colours.map((colour, index) => (
          <Swatch key={colour} color={colour} state={index === 1 ? 'chosen' : 'free'} />
        ))}
      </Chips>
      <Chips label="Maat">
        <Chip aria-pressed>50 × 100</Chip>
        <Chip>70 × 140</Chip>
        <Chip>90 × 180</Chip>
      </Chips>
      <Chips label="Bestellen">
        <QuantityStepper quantity={2} labels={labels} onQuantityChange={nothing} />
        <Button>
          <CartIcon size="s" />
          In winkelwagen
        </Button>
        <Button look="quiet">Bewaren</Button>
      </Chips>
      <AccordionItem level={2} title="Materiaal en verzorging">
        100% katoen
      </AccordionItem>
      <AccordionItem level={2} title="Bezorgen en retour" startsOpen>
        Voor 22:00 besteld, morgen in huis.
      </AccordionItem>
    </section>
  );
}

/** A form with what can go right and wrong. */
function Form() {
  return (
    <section className={form}>
      <h2>Waar mag het heen?</h2>
      <TextField label="Voornaam" defaultValue="Noor" />
      <TextField label="E-mailadres" defaultValue="noor@" error="Vul een geldig e-mailadres in" />
      <SelectField label="Land">
        <option>Nederland</option>
      </SelectField>
      <RadioGroup
        legend="Bezorging"
        name="gallery"
        look="cards"
        value="home"
        onChoose={nothing}
        options={[
          { value: 'home', label: 'Thuisbezorgd', hint: 'Morgen voor 22:00', aside: '€ 4,95' },
          { value: 'point', label: 'Afhaalpunt', hint: 'Bij jou in de buurt', aside: '€ 3,95' },
        ]}
      />
      <Checkbox defaultChecked>Stuur mij de nieuwsbrief</Checkbox>
      <Chips label="Filters">
        <RemovableChip label="Verwijder filter blauw">Blauw</RemovableChip>
        <Label look="sale">-25%</Label>
        <Label look="muted">Uitverkocht</Label>
      </Chips>
      <Price cents={1495} />
      <Button width="full">Bestellen en betalen</Button>
    </section>
  );
}

const meta = {
  title: 'The whole window',
  render: () => (
    <div className={gallery}>
      <Picture path={undefined} alt="Badlaken" size={[600, 744]} />
      <Buying />
      <Form />
    </div>
  ),
} satisfies Meta;
export default meta;

export const EverythingTogether: StoryObj<typeof meta> = {};
