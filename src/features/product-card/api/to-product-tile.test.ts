import type { CatalogSearchProduct, CatalogSearchSku } from '@generated/catalog/model';
import { describe, expect, it } from 'vitest';
import { pickTileFields } from '@/domain/catalog/pick-tile-fields';
import { searchedModel } from '../../../../tests/support/wire-samples';
import { leadColor } from './product-tile';
import { toProductTile } from './to-product-tile';

const attribute = (identifier: string, value: string, x_hex?: string) => ({
  identifier,
  values: [x_hex === undefined ? { value } : { value, x_hex }],
});

const sku = (upc: string, overrides: Partial<CatalogSearchSku> = {}): CatalogSearchSku => ({
  uniqueID: `id-${upc}`,
  partNumber: upc,
  catalogEntryTypeCode: 'ItemBean',
  buyable: 'true',
  ...overrides,
});

const product = (overrides: Partial<CatalogSearchProduct> = {}): CatalogSearchProduct => ({
  uniqueID: '301100',
  partNumber: 'AL2041',
  name: 'Hollis round frame',
  catalogEntryTypeCode: 'ProductBean',
  manufacturer: 'Alder & Lowe',
  buyable: 'true',
  ...overrides,
});

const price = (usage: 'Display' | 'Offer', value: string) => ({ usage, value });

describe('toProductTile', () => {
  it('rounds the badge percentage up, and hides it below the minimum', () => {
    // 180.00 to 157.90 is 12.27… percent.
    const discounted = product({ price: [price('Display', '180.00'), price('Offer', '157.90')] });
    const badgePercentFrom = (minBadgePercent: number) =>
      toProductTile(discounted, { minBadgePercent }).colors[0].price?.badgePercent;
    expect([badgePercentFrom(1), badgePercentFrom(13), badgePercentFrom(14)]).toEqual([13, 13, 0]);
  });

  it('maps brand, model name, kind and size', () => {
    expect(toProductTile(searchedModel)).toMatchObject({
      brand: 'Alder & Lowe',
      name: 'Hollis',
      kind: 'sunglasses',
      size: { eye: 52, bridge: 18, temple: 145 },
      totalWidth: undefined,
      promotion: '',
      prescriptionReady: true,
    });
  });

  it('reads the width, the promotion and the price with lenses of each color', () => {
    const tile = toProductTile(
      product({
        attributes: [attribute('TOTAL_WIDTH', '134'), attribute('PROMO_DETAIL', '20% off the frame')],
        x_priceWithLenses: '239.95',
        sKUs: [sku('1'), sku('2', { x_priceWithLenses: '259.95' })],
      }),
    );
    expect(tile).toMatchObject({ totalWidth: 134, promotion: '20% off the frame' });
    expect(tile.colors.map(({ priceWithLenses }) => priceWithLenses)).toEqual([23995, 25995]);
  });

  it('needs only the picked fields of a product', () => {
    const detailed = product({
      ...searchedModel,
      attributes: [...(searchedModel.attributes ?? []), attribute('FRAME_SHAPE', 'Round')],
      longDescription: 'Hand-polished acetate.',
      groupingProperties: { groupHero: 'id-2' },
      thumbnail: '/t.svg',
      price: [price('Offer', '89.5')],
      sKUs: [sku('1', { fullImage: '/1.svg' }), sku('2', searchedModel.sKUs?.[0])],
    });
    expect(toProductTile(pickTileFields(detailed))).toEqual(toProductTile(detailed));
  });

  it('falls back to the product name, and to eyeglasses', () => {
    expect(toProductTile(product())).toMatchObject({ name: 'Hollis round frame', kind: 'eyeglasses' });
  });

  it('maps each SKU to a color; sunglasses add the lens color', () => {
    const { colors } = toProductTile(
      product({
        attributes: [attribute('FRAME_SHAPE', 'Round')],
        sKUs: [
          sku('8056000012345', {
            fullImage: '/assets/frames/8056000012345-front.svg',
            attributes: [
              attribute('FRAME_COLOR', 'Tortoise', '#7a4a21'),
              attribute('LENS_COLOR', 'Green', '#2f4a33'),
            ],
          }),
          sku('8056000012352', { attributes: [attribute('FRAME_COLOR', 'Black', '#111111')] }),
        ],
      }),
    );
    expect(colors).toMatchObject([
      {
        upc: '8056000012345',
        name: 'Tortoise',
        look: 'Tortoise, Round',
        swatch: ['#7a4a21', '#2f4a33'],
        image: '/assets/frames/8056000012345-front.svg',
      },
      { upc: '8056000012352', name: 'Black', swatch: ['#111111'], image: undefined },
    ]);
  });

  it('computes the badge: 180.00 to 155.00 is 13.88… %, shown as 14', () => {
    const [color] = toProductTile(
      product({ sKUs: [sku('1', { price: [price('Display', '180.00'), price('Offer', '155.00')] })] }),
    ).colors;
    expect(color.price).toEqual({ list: 18000, offer: 15500, saving: 2500, badgePercent: 14 });
  });

  it("falls back to the product's price and image for a SKU without them", () => {
    const [color] = toProductTile(
      product({ thumbnail: '/t.svg', price: [price('Offer', '89.5')], sKUs: [sku('1', { price: [] })] }),
    ).colors;
    expect(color).toMatchObject({ image: '/t.svg', price: { offer: 8950, list: 8950 } });
  });

  it('is its own only color without SKUs', () => {
    const { colors } = toProductTile(product({ partNumber: '0733905000101', sKUs: [] }));
    expect(colors).toMatchObject([{ id: '301100', upc: '0733905000101', name: '', swatch: undefined }]);
  });
});

describe('leadColor', () => {
  it('is the first available color', () => {
    const tile = toProductTile(
      product({
        sKUs: [sku('1', { buyable: 'false' }), sku('2', { x_inventoryStatus: 'Unavailable' }), sku('3')],
      }),
    );
    expect(leadColor(tile).upc).toBe('3');
  });

  it('is the default color if it is available', () => {
    const tile = (heroSku: CatalogSearchSku) =>
      toProductTile(product({ groupingProperties: { groupHero: 'id-2' }, sKUs: [sku('1'), heroSku] }));
    expect(leadColor(tile(sku('2'))).upc).toBe('2');
    expect(leadColor(tile(sku('2', { buyable: 'false' }))).upc).toBe('1');
  });

  it('is the first color when none is available', () => {
    const tile = toProductTile(
      product({ sKUs: [sku('1', { buyable: 'false' }), sku('2', { buyable: 'false' })] }),
    );
    expect(leadColor(tile)).toMatchObject({ upc: '1', available: false });
  });
});
