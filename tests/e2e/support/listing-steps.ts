import { expect } from '@playwright/test';
import type { Shopper } from './shopper';

/** A value of a facet. */
export interface Facet {
  /** As the platform words it. */
  name: string;
  /** Its part of the address. */
  address: string;
  /** How many products have it. */
  count: string;
}

/** Chooses a facet's value: beside the products, or in the drawer that narrow windows have for it. */
export async function chooseFacet({ page, main, narrow, text }: Shopper, facet: Facet): Promise<void> {
  const name = new RegExp(`^${facet.name} ?, ${facet.count}$`);
  if (!narrow) {
    const panel = main.getByRole('complementary', { name: text('listing', 'Filters') });
    await panel.getByRole('link', { name }).click();
    return;
  }
  await main.getByRole('button', { name: text('listing', 'Filter'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: text('listing', 'Filters') });
  await drawer.getByRole('link', { name }).click();
  await drawer.getByRole('button', { name: new RegExp(`${facet.count} `) }).click();
  await expect(drawer).toBeHidden();
}

/** The selling prices of the tiles in the order shown, in cents. */
export async function articlePrices({ main }: Shopper): Promise<number[]> {
  const texts = await main.getByRole('article').allInnerTexts();
  return texts.map((text) => {
    // The selling price stands before the list price.
    const [amount = ''] = /\d[\d\s.,]*[.,]\d\d/.exec(text) ?? [];
    return Number(amount.replaceAll(/\D/g, ''));
  });
}
