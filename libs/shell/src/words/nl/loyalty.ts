export { loyaltyNl as words } from '@etalage/account/headless';
