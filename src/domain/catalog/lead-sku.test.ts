import { expect, test } from 'vitest';
import { leadSku } from './lead-sku';

const sKUs = [
  { uniqueID: '11', partNumber: 'A', catalogEntryTypeCode: 'ItemBean', buyable: 'false' },
  { uniqueID: '12', partNumber: 'B', catalogEntryTypeCode: 'ItemBean', buyable: 'true' },
  { uniqueID: '13', partNumber: 'C', catalogEntryTypeCode: 'ItemBean', buyable: 'true' },
] as const;

test('a model is stood for by the colour that the platform shows, else by one that can be had', () => {
  expect(leadSku({ sKUs: [...sKUs], groupingProperties: { groupHero: '13' } })).toBe('C');
  expect(leadSku({ sKUs: [...sKUs] })).toBe('B');
  expect(leadSku({ sKUs: [sKUs[0]] })).toBe('A');
  expect(leadSku({ sKUs: [] })).toBeUndefined();
  expect(leadSku({})).toBeUndefined();
});
