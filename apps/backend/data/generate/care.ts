/** How Dutch shoppers read the care codes of a product. */
export const careText: Readonly<Record<string, string>> = {
  wash_30: 'Wassen op 30 °C',
  wash_40: 'Wassen op 40 °C',
  wash_60: 'Wassen op 60 °C',
  hand_wash: 'Met de hand wassen',
  no_bleach: 'Niet bleken',
  tumble_low: 'Drogen op lage stand',
  no_tumble: 'Niet in de droger',
  iron_medium: 'Strijken op twee stippen',
  iron_high: 'Strijken op drie stippen',
  no_iron: 'Niet strijken',
  wipe: 'Met een vochtige doek afnemen',
  dishwasher: 'Mag in de vaatwasser',
};
