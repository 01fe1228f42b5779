import { expect, it } from 'vitest';
import { parseOffer } from './promo-offer';

const offer = {
  code: 'SEE10',
  headline: '10% off your order',
  terms: 'Off frames.',
  endsAt: '2026-06-01T00:00:00Z',
};
const END = Date.parse(offer.endsAt);

it('is valid before its end and invalid from then on', () => {
  expect(parseOffer(JSON.stringify(offer), END - 1)).toEqual({ state: 'valid', offer });
  expect(parseOffer(JSON.stringify(offer), END)).toEqual({ state: 'invalid' });
});

it.each([
  ['an empty espot', ''],
  ['broken JSON', '{"code":"SEE10",'],
  ['no code', JSON.stringify({ ...offer, code: undefined })],
  ['an invalid code', JSON.stringify({ ...offer, code: '<b>' })],
  ['an invalid end time', JSON.stringify({ ...offer, endsAt: 'soon' })],
  ['a list', '[]'],
])('is invalid with %s', (_, text) => {
  expect(parseOffer(text, END - 1)).toEqual({ state: 'invalid' });
});
