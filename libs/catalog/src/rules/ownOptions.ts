import { fromEuros, percentOf, type Cents } from '@etalage/core';
import type { CustomOption } from '../contract/productParts.ts';
import { numberOf } from './values.ts';

/** What a choice adds to the price of a product (PRICE-06). */
export type Surcharge = { kind: 'fixed'; cents: Cents } | { kind: 'percent'; percent: number };

/** One answer to an option. */
export type OwnOptionValue = { id: string; title: string; surcharge: Surcharge };

/** A wish of the shopper's own, such as an embroidered name: a text, or one or several of `values`. */
export type OwnOption = {
  id: string;
  title: string;
  isRequired: boolean;
} & (
  | { kind: 'text'; maxLength: number; surcharge: Surcharge }
  | { kind: 'radio' | 'select' | 'checkbox'; values: OwnOptionValue[] }
);

/** What was filled in, by option id: a text, or the ids of values joined by comma (PRICE-07). */
export type OwnChoices = Readonly<Record<string, string>>;

/** Why an option cannot be taken as it was filled in. */
export type OwnProblem = { optionId: string; reason: 'required' | 'too-long' | 'unknown' };

/** The choices in full: what they add to one piece, how they read, and how the wire names them. */
export type OwnChoice =
  | {
      kind: 'complete';
      surcharge: Cents;
      labels: { label: string; value: string }[];
      chosen: { option_id: string; option_value: string }[];
    }
  | { kind: 'incomplete'; problems: OwnProblem[] };

const kinds: Readonly<Record<string, OwnOption['kind']>> = {
  field: 'text',
  area: 'text',
  radio: 'radio',
  select: 'select',
  drop_down: 'select',
  checkbox: 'checkbox',
  multiple: 'checkbox',
};

/** A cart takes no longer text, whatever the product allows. */
const mostCharacters = 255;

type Priced = { price?: number | string | null | undefined; price_type?: string | null | undefined };

function surchargeOf({ price, price_type }: Priced): Surcharge {
  const amount = numberOf(price) ?? 0;
  return price_type === 'percent' ? { kind: 'percent', percent: amount } : { kind: 'fixed', cents: fromEuros(amount) };
}

/** The custom options of a product in their order; kinds that the shop does not know are left out. */
export function ownOptionsOf(options: readonly CustomOption[] | null | undefined): OwnOption[] {
  const inOrder = [...(options ?? [])].sort((one, other) => orderOf(one) - orderOf(other));
  return inOrder.flatMap((option): OwnOption[] => {
    const kind = kinds[option.type ?? ''];
    if (kind === undefined) return [];
    const shared = { id: String(option.option_id), title: option.title ?? '', isRequired: option.is_require ?? false };
    if (kind !== 'text') return [{ ...shared, kind, values: valuesOf(option) }];
    const maxLength = Math.min(option.max_characters || mostCharacters, mostCharacters);
    return [{ ...shared, maxLength, kind, surcharge: surchargeOf(option) }];
  });
}

const orderOf = ({ sort_order }: { sort_order?: number | string | null | undefined }) => numberOf(sort_order) ?? 0;

const valuesOf = ({ values }: CustomOption): OwnOptionValue[] =>
  [...(values ?? [])]
    .sort((one, other) => orderOf(one) - orderOf(other))
    .map((value) => ({
      id: String(value.option_type_id),
      title: value.title ?? '',
      surcharge: surchargeOf(value),
    }));

/** What a choice adds to a product of this price, in cents: an amount, or a percentage of the price without options. */
export const surchargeIn = (surcharge: Surcharge, price: Cents): Cents =>
  surcharge.kind === 'fixed' ? surcharge.cents : percentOf(price, surcharge.percent);

/** What the required options add at least to a product of this price, in cents. */
export const leastSurcharge = (options: readonly OwnOption[], price: Cents): Cents =>
  options.reduce((sum, option) => sum + (option.isRequired ? leastOf(option, price) : 0), 0);

function leastOf(option: OwnOption, price: Cents): Cents {
  const surcharges = option.kind === 'text' ? [option.surcharge] : option.values.map(({ surcharge }) => surcharge);
  return surcharges.length === 0 ? 0 : Math.min(...surcharges.map((surcharge) => surchargeIn(surcharge, price)));
}

/** The ids of values that one option was answered with. */
export const answeredIds = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((id) => (id.trim() === '' ? [] : [id.trim()]));

/** Reads what was chosen for a product of this price, in cents without options (PRICE-06, PRICE-07, PROD-11). */
export function chooseOwn(options: readonly OwnOption[], choices: OwnChoices, price: Cents): OwnChoice {
  const answers = options.map((option) => answerTo(option, choices[option.id]));
  const strange = Object.keys(choices).filter((id) => !options.some((option) => option.id === id));
  const problems = [
    ...answers.flatMap((answer) => ('reason' in answer ? [answer] : [])),
    ...strange.map((optionId): OwnProblem => ({ optionId, reason: 'unknown' })),
  ];
  if (problems.length > 0) return { kind: 'incomplete', problems };
  const given = answers.flatMap((answer) => ('value' in answer && answer.value !== '' ? [answer] : []));
  const surcharges = given.flatMap((answer) => answer.surcharges);
  return {
    kind: 'complete',
    surcharge: surcharges.reduce((sum, surcharge) => sum + surchargeIn(surcharge, price), 0),
    labels: given.map(({ label, words }) => ({ label, value: words })),
    chosen: given.map(({ optionId, value }) => ({ option_id: optionId, option_value: value })),
  };
}

type Answer = { optionId: string; label: string; value: string; words: string; surcharges: Surcharge[] };

function answerTo(option: OwnOption, given: string | undefined): Answer | OwnProblem {
  const { id: optionId, title: label } = option;
  const text = (given ?? '').trim();
  if (text === '' && option.isRequired) return { optionId, reason: 'required' };
  if (option.kind === 'text') {
    if (text.length > option.maxLength) return { optionId, reason: 'too-long' };
    return { optionId, label, value: text, words: text, surcharges: [option.surcharge] };
  }
  const ids = [...new Set(answeredIds(text))];
  const values = option.values.filter(({ id }) => ids.includes(id));
  const isTooMany = option.kind !== 'checkbox' && ids.length > 1;
  if (values.length < ids.length || isTooMany) return { optionId, reason: 'unknown' };
  return {
    optionId,
    label,
    value: values.map(({ id }) => id).join(','),
    words: values.map(({ title }) => title).join(', '),
    surcharges: values.map(({ surcharge }) => surcharge),
  };
}
