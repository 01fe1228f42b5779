import { expect, test } from 'vitest';
import { leadSku } from './lead-sku';

const sKUs = [
  { uniqueID: '11', partNumber: 'A', catalogEntryTypeCode: 'ItemBean', buyable: 'false' },
  { uniqueID: '12', partNumber: 'B', catalogEntryTypeCode: 'ItemBean', buyable: 'true' },
  { uniqueID: '13', partNumber: 'C', catalogEntryTypeCode: 'ItemBean', buyable: 'true' },
] as const;

test('prefers the default SKU of the commerce API, else a buyable one', () => {
  expect(leadSku({ sKUs: [...sKUs], groupingProperties: { groupHero: '13' } })).toBe('C');
  expect(leadSku({ sKUs: [...sKUs] })).toBe('B');
  expect(leadSku({ sKUs: [sKUs[0]] })).toBe('A');
  expect(leadSku({ sKUs: [] })).toBeUndefined();
  expect(leadSku({})).toBeUndefined();
});
