export { AccordionItem, type AccordionItemProps } from './components/Accordion/Accordion.tsx';
export { Badge } from './components/Badge/Badge.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { button, link } from './components/Button/Button.css.ts';
export { Button, type ButtonProps, type ButtonVariants } from './components/Button/Button.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { chip } from './components/Chip/Chip.css.ts';
export { Chip, Chips, RemovableChip } from './components/Chip/Chip.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { Field, type ControlProps, type FieldProps, type FieldWords } from './components/Field/Field.tsx';
export {
  AccountIcon,
  ArrowRightIcon,
  CartIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  CloseIcon,
  FilterIcon,
  HeartIcon,
  HomeIcon,
  InfoIcon,
  MenuIcon,
  MinusIcon,
  MoonIcon,
  PlusIcon,
  ReturnIcon,
  SearchIcon,
  StarIcon,
  SunIcon,
  TrashIcon,
  TruckIcon,
  WarningIcon,
  type IconProps,
} from './components/Icon/Icon.tsx';
export { iconButton } from './components/IconButton/IconButton.css.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Label, type LabelProps } from './components/Label/Label.tsx';
export {
  Banner,
  Notifications,
  type Notice,
  type NotificationsProps,
} from './components/Notifications/Notifications.tsx';
export { imageAddress, imageSrcset } from './components/Picture/imageAddress.ts';
export { Picture, type PictureProps } from './components/Picture/Picture.tsx';
export { discountLabel, Price, type PriceProps } from './components/Price/Price.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { QuantityStepper, type QuantityStepperProps } from './components/QuantityStepper/QuantityStepper.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export { Rating, type RatingProps } from './components/Rating/Rating.tsx';
export { Select, SelectField, type SelectFieldProps } from './components/Select/Select.tsx';
export { Skeleton } from './components/Skeleton/Skeleton.tsx';
export { Swatch, type SwatchProps } from './components/Swatch/Swatch.tsx';
export { TextField, TextInput, type TextFieldProps } from './components/TextInput/TextInput.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { classNames } from './classNames.ts';
export { chooseScheme, chosenScheme, schemeKey, schemeScript, type Scheme } from './theme/scheme.ts';
