import { describe, expect, it } from 'vitest';
import { addressSchema } from './address-schema';

const ohio = {
  firstName: ' Ana ',
  lastName: 'Diaz',
  street: '12 Elm St',
  unit: '',
  city: 'Mason',
  region: 'OH',
  postalCode: ' 45040 ',
  phone: '(513) 555 - 0100',
};
const quebec = { ...ohio, city: 'Québec', region: 'QC', postalCode: 'g1k3b5', phone: '' };

describe('an address', () => {
  it('is trimmed, with its postal code and phone number as they are sent', () => {
    expect(addressSchema('us').parse(ohio)).toEqual({
      ...ohio,
      firstName: 'Ana',
      postalCode: '45040',
      phone: '5135550100',
    });
    expect(addressSchema('ca').parse(quebec)).toMatchObject({ postalCode: 'G1K 3B5', phone: '' });
  });

  it.each([
    ['firstName', ' ', 'first-name-missing'],
    ['lastName', '', 'last-name-missing'],
    ['street', '', 'street-missing'],
    ['city', '', 'city-missing'],
    ['region', '', 'region-missing'],
    ['postalCode', '', 'postal-code-missing'],
    ['postalCode', 'G1K 3B5', 'postal-code-malformed'],
    ['phone', '513', 'phone-malformed'],
  ])('with %s %j has one fault: %s', (field, text, message) => {
    const { error } = addressSchema('us').safeParse({ ...ohio, [field]: text });
    expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
  });
});
