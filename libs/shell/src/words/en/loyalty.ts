export { loyaltyEn as words } from '@etalage/account/headless';
