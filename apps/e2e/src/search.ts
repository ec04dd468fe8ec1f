import { expect, type Locator, type Page } from '@playwright/test';

/** Whether a project's window is a phone's. */
export const isPhone = (name: string): boolean => name.endsWith('phone');
/** The search of a phone. */
export const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Zoeken' });

/** Opens the search of the header, and answers its field: in a panel on phones, in the header on a desktop. */
export async function openSearch(page: Page, project: string): Promise<Locator> {
  const header = page.getByRole('banner');
  if (isPhone(project)) await header.getByRole('button', { name: 'Zoeken', exact: true }).click();
  else await header.getByRole('searchbox').focus();
  const field = (isPhone(project) ? panel(page) : header).getByRole('combobox');
  await expect(field).toBeFocused();
  return field;
}
