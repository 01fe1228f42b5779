import { describe, expect, it } from 'vitest';
import { type CardRules, cardSchema } from './card-schema';

const rules: CardRules = { acceptedBrands: ['VISA', 'AMEX'], today: { month: 6, year: 2026 } };
const visa = { number: '4111 1111 1111 1111', expiry: '09/2028', securityCode: '737' };

function issuesOf(fields: Partial<typeof visa>, changed: Partial<CardRules> = {}) {
  const { error } = cardSchema({ ...rules, ...changed }).safeParse({ ...visa, ...fields });
  return error?.issues.map(({ path: [field], message }) => `${String(field)}: ${message}`) ?? [];
}

describe('a card', () => {
  it.each([
    [{}],
    [{ expiry: '06/2026' }],
    [{ expiry: '09/28' }],
    [{ number: '3782 8224 6310 005', securityCode: '1234' }],
  ])('of %j can be sent', (fields) => {
    expect(issuesOf(fields)).toEqual([]);
  });

  it.each([
    [{ number: '' }, 'number: number-missing'],
    [{ number: '4111 1111' }, 'number: brand'],
    // Mastercard, which this store does not accept.
    [{ number: '5555 5555 5555 4444' }, 'number: brand'],
    [{ expiry: '' }, 'expiry: expiry-malformed'],
    [{ expiry: '13/2028' }, 'expiry: expiry-malformed'],
    [{ expiry: '05/2026' }, 'expiry: expired'],
    [{ securityCode: '' }, 'securityCode: security-code-malformed'],
    [{ securityCode: '73' }, 'securityCode: security-code-malformed'],
    [{ securityCode: '73a' }, 'securityCode: security-code-malformed'],
    [{ securityCode: '7373' }, 'securityCode: security-code-malformed'],
    [{ number: '3782 8224 6310 005' }, 'securityCode: security-code-malformed'],
  ])('of %j has one fault: %s', (fields, issue) => {
    expect(issuesOf(fields)).toEqual([issue]);
  });

  it('is of any known brand while the accepted ones are not known', () => {
    expect(issuesOf({ number: '5555 5555 5555 4444' }, { acceptedBrands: undefined })).toEqual([]);
  });
});
