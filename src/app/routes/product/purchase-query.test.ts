import { expect, test } from 'vitest';
import { readPurchaseQuery } from './purchase-query';

const read = (text: string) => readPurchaseQuery(new URLSearchParams(text));

test('reads the perk code', () => {
  expect(read('selectedPerkCode=PERK15').perkCode).toBe('PERK15');
  expect(read('selectedPerkCode=%20').perkCode).toBeUndefined();
  expect(read(`selectedPerkCode=${'A'.repeat(60)}`).perkCode).toHaveLength(40);
});

test('passes tah on only as true or false, and never invents it', () => {
  expect(read('tah=true').tah).toBe('true');
  expect(read('tah=false').tah).toBe('false');
  expect(read('tah=1').tah).toBeUndefined();
  expect(read('').tah).toBeUndefined();
});
