export { AccordionItem, type AccordionItemProps } from './components/Accordion/Accordion.tsx';
export { Badge } from './components/Badge/Badge.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { link } from './components/Button/Button.css.ts';
export { button, type ButtonVariants } from './components/Button/buttonClass.ts';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Carousel, type CarouselProps } from './components/Carousel/Carousel.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './components/CheckboxGroup/CheckboxGroup.tsx';
export { chip } from './components/Chip/Chip.css.ts';
export { Chip, Chips, RemovableChip } from './components/Chip/Chip.tsx';
export { Combobox, type ComboboxOption, type ComboboxProps } from './components/Combobox/Combobox.tsx';
export { useCombobox, type ComboboxState } from './components/Combobox/useCombobox.ts';
export {
  Countdown,
  type CountdownLabels,
  type CountdownProps,
  type TimeLeft,
} from './components/Countdown/Countdown.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { slideOut } from './components/Dialog/sheet.ts';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { Field, type ControlProps, type FieldProps, type FieldWords } from './components/Field/Field.tsx';
export type { IconProps } from './components/Icon/drawn.tsx';
export {
  AccountIcon,
  CartIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  HeartIcon,
  HomeIcon,
  MenuIcon,
  MinusIcon,
  PlusIcon,
} from './components/Icon/firstIcons.tsx';
export { FilterIcon } from './components/Icon/filterIcon.tsx';
export {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  ChevronUpIcon,
  CopyIcon,
  DownloadIcon,
  EditIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  GridIcon,
  ListIcon,
  LogoutIcon,
  MoonIcon,
  PauseIcon,
  PlayIcon,
  PrintIcon,
  SearchIcon,
  ShareIcon,
  SortIcon,
  SunIcon,
  TrashIcon,
  ZoomIcon,
  ZoomOutIcon,
} from './components/Icon/Icon.tsx';
export {
  BoxIcon,
  CalendarIcon,
  CardIcon,
  ChatIcon,
  ClockIcon,
  GiftIcon,
  LeafIcon,
  LockIcon,
  MailIcon,
  PercentIcon,
  PhoneIcon,
  PinIcon,
  QuestionIcon,
  ReturnIcon,
  RulerIcon,
  ShopIcon,
  TagIcon,
  TruckIcon,
} from './components/Icon/thingIcons.tsx';
export { StarIcon } from './components/Icon/ratingIcons.tsx';
export {
  BleachIcon,
  DryCleanIcon,
  HandWashIcon,
  IronIcon,
  NoBleachIcon,
  NoIronIcon,
  NoTumbleDryIcon,
  TumbleDryIcon,
  WashIcon,
} from './components/Icon/careIcons.tsx';
export { CheckIcon, InfoIcon, WarningIcon } from './components/Icon/stateIcons.tsx';
export { iconButton } from './components/IconButton/IconButton.css.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Label, type LabelProps } from './components/Label/Label.tsx';
export { LoadMore, type LoadMoreProps } from './components/LoadMore/LoadMore.tsx';
export { Menu, type MenuEntry, type MenuProps } from './components/Menu/Menu.tsx';
export {
  noticeKinds,
  Notifications,
  type Notice,
  type NotificationsProps,
} from './components/Notifications/Notifications.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { mendPictures } from './components/Picture/mendPictures.ts';
export { imageOriginal, imageSrcset } from './components/Picture/imageSources.ts';
export { Picture, type PictureProps } from './components/Picture/Picture.tsx';
export {
  PictureGallery,
  PictureViewer,
  type GalleryLabels,
  type GalleryPicture,
  type PictureGalleryProps,
  type PictureViewerProps,
} from './components/PictureGallery/PictureGallery.tsx';
export { discountLabel, Price, type PriceProps } from './components/Price/Price.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { QuantityStepper, type QuantityStepperProps } from './components/QuantityStepper/QuantityStepper.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export { Rating, type RatingProps } from './components/Rating/Rating.tsx';
export { Select } from './components/Select/Select.tsx';
export { SelectField, type SelectFieldProps } from './components/Select/SelectField.tsx';
export { Skeleton } from './components/Skeleton/Skeleton.tsx';
export { Swatch, type SwatchProps } from './components/Swatch/Swatch.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { Table, type TableColumn, type TableProps, type TableRow } from './components/Table/Table.tsx';
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, TextInput, type TextFieldProps } from './components/TextInput/TextInput.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { classNames } from './classNames.ts';
export { isPlainClick } from './isPlainClick.ts';
export { closeOnRequest } from './closeOnRequest.ts';
export { intoView } from './intoView.ts';
export { keepFocusIn } from './keepFocusIn.ts';
