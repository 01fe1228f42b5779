import { expect, it } from 'vitest';
import { hashPassword, matchesPassword } from './password-hash';

it('matches the password alone, and never without a stored one', () => {
  const stored = hashPassword('Linden-42-grove', 'salt');
  expect(matchesPassword(stored, 'Linden-42-grove')).toBe(true);
  expect(matchesPassword(stored, 'Linden-42-Grove')).toBe(false);
  expect(matchesPassword(stored, '')).toBe(false);
  expect(matchesPassword(undefined, 'Linden-42-grove')).toBe(false);
});

it('hashes one password differently with another salt', () => {
  const [first, second] = ['first', 'second'].map((salt) => hashPassword('Linden-42-grove', salt));
  expect(first?.hash).not.toBe(second?.hash);
});
