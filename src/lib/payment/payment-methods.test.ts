import { expect, it } from 'vitest';
import { installmentProviders } from './payment-methods';

it('advertises no installments while the checkout takes cards alone', () => {
  expect(installmentProviders('10851')).toEqual([]);
  expect(installmentProviders('10852')).toEqual([]);
});
