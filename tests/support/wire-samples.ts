import type { CatalogSearchAttribute } from '@generated/catalog/model/catalogSearchAttribute';
import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import type { CatalogSearchSku } from '@generated/catalog/model/catalogSearchSku';

/** Products as the commerce API sends them, for the tests of the readers. Written by hand from the contract. */

const text = (identifier: string, value: string): CatalogSearchAttribute => ({
  identifier,
  values: [{ value }],
});

/** Sunglasses from a catalog search: a model with its colors. Amounts have five decimals, lengths no unit. */
export const searchedSku: CatalogSearchSku = {
  uniqueID: '301122',
  partNumber: '8056000012345',
  catalogEntryTypeCode: 'ItemBean',
  buyable: 'true',
  x_inventoryStatus: 'Unavailable',
  price: [
    { usage: 'Display', value: '180.00000' },
    { usage: 'Offer', value: '155.00000' },
  ],
  attributes: [
    { identifier: 'FRAME_COLOR', values: [{ value: 'Tortoise', x_hex: '#7a4a21' }] },
    { identifier: 'LENS_COLOR', values: [{ value: 'Green', x_hex: '#2f4a33' }] },
  ],
};
export const searchedModel: CatalogSearchProduct = {
  uniqueID: '301100',
  partNumber: 'AL2041',
  name: 'Hollis sunglasses',
  catalogEntryTypeCode: 'ProductBean',
  manufacturer: 'Alder & Lowe',
  buyable: 'true',
  attributes: [
    text('MODEL_NAME', 'Hollis'),
    text('PRODUCT_TYPE', 'SUN'),
    text('EYE_SIZE', '52'),
    text('BRIDGE_SIZE', '18'),
    text('TEMPLE_LENGTH', '145'),
    text('ROXABLE', 'True'),
    text('MIN_TOTAL_POWER', '0.00'),
    text('MAX_TOTAL_POWER', '6.00'),
  ],
  sKUs: [searchedSku],
};

/** Eyeglasses from productview/byPartNumbers: one SKU, with names, codes, units and copy. */
export const viewedSku: CatalogSearchProduct = {
  uniqueID: '402211',
  partNumber: '8056000098765',
  name: 'Monture Linnet',
  catalogEntryTypeCode: 'ItemBean',
  buyable: 'true',
  x_inventoryStatus: 'Backordered',
  price: [
    { usage: 'Display', description: 'L', value: '229.9', currency: 'CAD' },
    { usage: 'Offer', description: 'I', value: '229.9', currency: 'CAD' },
  ],
  attributes: [
    {
      identifier: 'FRAME_COLOR',
      name: 'Couleur de la monture',
      values: [{ value: 'Noir mat', identifier: '0S01', x_hex: '#101010' }],
    },
    { identifier: 'PRODUCT_TYPE', name: 'Type', values: [{ value: 'OPTICAL', identifier: 'OPTICAL' }] },
    { identifier: 'PROMO_DETAIL', name: 'Promotion', values: [{ value: '40 % de rabais sur les verres' }] },
    { identifier: 'ROXABLE', name: 'Verres de prescription', values: [{ value: 'False' }] },
    {
      identifier: 'FRAME_SHAPE',
      name: 'Forme',
      values: [{ value: 'Œil-de-chat', identifier: 'cat-eye' }],
    },
    { identifier: 'EYE_SIZE', values: [{ value: '49', unitOfMeasure: 'mm' }] },
    { identifier: 'BRIDGE_SIZE', values: [{ value: '20.5', unitOfMeasure: 'mm' }] },
    { identifier: 'TEMPLE_LENGTH', values: [{ value: '140', unitOfMeasure: 'mm' }] },
    { identifier: 'LENS_HEIGHT', values: [{ value: '38', unitOfMeasure: 'mm' }] },
    { identifier: 'TOTAL_WIDTH', values: [{ value: '132', unitOfMeasure: 'mm' }] },
    { identifier: 'SIZE_BAND', values: [{ value: 'Moyenne', identifier: 'M' }] },
  ],
};

/** A contact lens from productview/byPartNumbers: without price, color or size. */
export const viewedContactLens: CatalogSearchProduct = {
  uniqueID: '503301',
  partNumber: '0733905000101',
  name: 'Clarea Daily, 30 pack',
  catalogEntryTypeCode: 'ItemBean',
  buyable: 'false',
  price: [
    { usage: 'Display', value: '' },
    { usage: 'Offer', value: '' },
  ],
  attributes: [
    { identifier: 'PRODUCT_TYPE', values: [{ value: 'CONTACT_LENS' }] },
    { identifier: 'LENS_COLOR', values: [{ value: 'Blue', x_hex: '#3366aa' }] },
    { identifier: 'ROXABLE', values: [{ value: 'True' }] },
    { identifier: 'EYE_SIZE', values: [] },
  ],
};
