import { expect, it } from 'vitest';
import * as all from './index.ts';
import * as testing from './testing.ts';
import * as theme from './theme/theme.ts';
import * as tokens from './theme/themeTokens.ts';

const names = (entry: object): string[] => Object.keys(entry).sort();

it('opens exactly these names', () => {
  expect(names(all)).toEqual([
    'AccordionItem',
    'AccountIcon',
    'ArrowRightIcon',
    'Badge',
    'Banner',
    'Breadcrumbs',
    'Button',
    'CartIcon',
    'CheckIcon',
    'Checkbox',
    'ChevronDownIcon',
    'ChevronLeftIcon',
    'ChevronRightIcon',
    'Chip',
    'Chips',
    'ClockIcon',
    'CloseIcon',
    'Dialog',
    'EmptyState',
    'Field',
    'FilterIcon',
    'HeartIcon',
    'HomeIcon',
    'IconButton',
    'InfoIcon',
    'Label',
    'MenuIcon',
    'MinusIcon',
    'MoonIcon',
    'Notifications',
    'Picture',
    'PlusIcon',
    'Price',
    'ProgressBar',
    'QuantityStepper',
    'RadioGroup',
    'Rating',
    'RemovableChip',
    'ReturnIcon',
    'SearchIcon',
    'Select',
    'SelectField',
    'Skeleton',
    'StarIcon',
    'SunIcon',
    'Swatch',
    'TextField',
    'TextInput',
    'TrashIcon',
    'TruckIcon',
    'VisuallyHidden',
    'WarningIcon',
    'button',
    'chip',
    'chooseScheme',
    'chosenScheme',
    'classNames',
    'discountLabel',
    'iconButton',
    'imageAddress',
    'imageSrcset',
    'link',
    'schemeKey',
    'schemeScript',
  ]);
});
it('opens exactly these names at theme', () => {
  expect(names(theme)).toEqual([
    'createStoreFont',
    'createStoreTheme',
    'declarations',
    'fromDesktop',
    'fromLarge',
    'fromWide',
    'inDomain',
    'inReset',
    'inStore',
    'inUi',
    'media',
    'onHover',
    'onMobile',
    'vars',
    'when',
  ]);
});
it('opens exactly these names at tokens', () => {
  expect(names(tokens)).toEqual([
    'colorPairs',
    'contrast',
    'contrastFailures',
    'leastContrast',
    'luminance',
    'standardTokens',
    'tokenEntries',
    'tokenName',
    'tokenShape',
    'unassigned',
  ]);
});
it('opens exactly these names at testing', () => {
  expect(names(testing)).toEqual(['declarations']);
});
