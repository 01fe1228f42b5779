import { describe, expect, it } from 'vitest';
import { ean13, ean13CheckDigit } from './ean13';

describe('ean13', () => {
  it.each([
    // Odd places 4+0+3+1+3+9 = 20, even places 3 × (0+6+8+3+3+3) = 69; 89 needs 1 to reach 90.
    ['400638133393', '1'],
    ['590123412345', '7'],
    // All zeros but a 2 in front: sum 2, check digit 8.
    ['200000000000', '8'],
  ])('gives %s the check digit %s', (digits, check) => {
    expect(ean13CheckDigit(digits)).toBe(check);
    expect(ean13(digits)).toBe(digits + check);
  });

  it.each(['12345678901', '1234567890123', '12345678901a'])('rejects %s', (digits) => {
    expect(() => ean13(digits)).toThrow(RangeError);
  });
});
