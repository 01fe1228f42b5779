import { describe, expect, it } from 'vitest';
import { type BillingValues, billingSchema } from './billing-schema';

const inOhio: BillingValues = {
  firstName: 'Ana',
  lastName: 'Linden',
  email: 'ana@example.com',
  country: 'US',
  street: '12 Orchard Lane',
  city: 'Mason',
  region: 'OH',
  postalCode: '45040',
};
const inQuebec: Partial<BillingValues> = {
  country: 'CA',
  city: 'Québec',
  region: 'QC',
  postalCode: 'g1k3b5',
};

const parse = (fields: Partial<BillingValues>) => billingSchema.safeParse({ ...inOhio, ...fields });

describe('a billing address', () => {
  it.each([
    [{}, '45040'],
    [{ postalCode: '450401234' }, '45040-1234'],
    [inQuebec, 'G1K 3B5'],
  ])('with %j has the postal code %s', (fields, postalCode) => {
    expect(parse(fields).data?.postalCode).toBe(postalCode);
  });

  it.each([
    [{ firstName: ' ' }, 'firstName: first-name-missing'],
    [{ lastName: '' }, 'lastName: last-name-missing'],
    [{ email: '' }, 'email: email-missing'],
    [{ email: 'ana@example' }, 'email: email-malformed'],
    [{ street: '' }, 'street: street-missing'],
    [{ city: '' }, 'city: city-missing'],
    [{ region: '' }, 'region: region-missing'],
    [{ postalCode: '' }, 'postalCode: postal-code-missing'],
    [{ postalCode: '4504' }, 'postalCode: postal-code-malformed'],
    [{ postalCode: 'G1K 3B5' }, 'postalCode: postal-code-malformed'],
    [{ ...inQuebec, postalCode: '45040' }, 'postalCode: postal-code-malformed'],
  ])('with %j has one fault: %s', (fields, issue) => {
    expect(
      parse(fields).error?.issues.map(({ path: [field], message }) => `${String(field)}: ${message}`),
    ).toEqual([issue]);
  });
});
