import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasCheckDigit } from './luhn';

it.each(['4111111111111111', '378282246310005', '79927398713', '0'])(
  '%s has the right check digit',
  (digits) => {
    expect(hasCheckDigit(digits)).toBe(true);
  },
);

it('exactly one last digit is right, and a changed digit is noticed', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 18 });
  fc.assert(
    fc.property(digits, fc.nat(), (start, seed) => {
      const prefix = start.join('');
      const right = [...'0123456789'].filter((digit) => hasCheckDigit(prefix + digit));
      expect(right).toHaveLength(1);
      const index = seed % prefix.length;
      const other = String((Number(prefix[index]) + 1 + (seed % 9)) % 10);
      expect(hasCheckDigit(prefix.slice(0, index) + other + prefix.slice(index + 1) + right[0])).toBe(false);
    }),
  );
});
