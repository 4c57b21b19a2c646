import type { Page } from 'playwright-core';
import { styled } from './browser.ts';

/** The pills of the filters that apply. */
export const pillsOf = (page: Page) => page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem');

const opened = (page: Page) => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');

/** Adds a filter by the form, with one of the values that it offers. */
export async function chooseFilter(page: Page, field: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const row = page.locator(`${styled('filters')} ${styled('filter-row')}`).last();
  await row.getByRole('combobox', { name: 'Field' }).click();
  await row.getByRole('combobox', { name: 'Field' }).fill(field);
  await opened(page).getByTitle(field, { exact: true }).click();
  await row.getByRole('combobox', { name: 'Values' }).click();
  await opened(page).getByTitle(value, { exact: true }).click();
  await page.locator(styled('filters')).getByRole('heading').click();
  await page.locator(styled('filters')).getByRole('button', { name: 'Apply' }).click();
}
