import type { CatalogSearchResponse } from '@generated/catalog/model';
import { expect } from '@playwright/test';
import type { Shopper } from './shopper';

/** A value of a facet. */
export interface Facet {
  /** Label from the commerce API. */
  name: string;
  /** Its search parameter in the URL. */
  searchParam: string;
  /** Number of products that have it. */
  count: string;
}

/** Returns a frame shape by its code, with its label in the shopper's language. */
export async function frameShape({ page, site }: Shopper, shape: string): Promise<Facet> {
  const { storeId, catalogId, languageId } = site;
  const query = new URLSearchParams({ catalogId, langId: languageId, pageNumber: '1', pageSize: '1' });
  const response = await page.request.get(
    `/search/resources/store/${storeId}/productview/byCategory/40001?${query}`,
  );
  const { facetView } = (await response.json()) as CatalogSearchResponse;
  const shapes = facetView?.find(({ name }) => name === 'FRAME_SHAPE')?.entry ?? [];
  const match = shapes.find(({ extendedData }) => extendedData?.uniqueId === shape);
  if (!match) throw new Error(`There are no eyeglasses of the shape ${shape}.`);
  return { name: match.label, searchParam: `facet=FRAME_SHAPE:${shape}`, count: String(match.count) };
}

/** Selects a facet value: beside the products, or in the drawer on mobile. */
export async function chooseFacet({ page, main, mobile, text }: Shopper, facet: Facet): Promise<void> {
  const name = new RegExp(`^${facet.name} ?, ${facet.count}$`);
  if (!mobile) {
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

/** Returns the offer prices of the tiles in cents, in order. */
export async function tilePrices({ main }: Shopper): Promise<number[]> {
  const tileTexts = await main.getByRole('article').allInnerTexts();
  return tileTexts.map((text) => {
    // The offer price precedes the list price.
    const [amount = ''] = /\d[\d\s.,]*[.,]\d\d/.exec(text) ?? [];
    return Number(amount.replaceAll(/\D/g, ''));
  });
}
