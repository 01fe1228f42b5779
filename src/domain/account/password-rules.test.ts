import { expect, it } from 'vitest';
import { isWeakPassword } from './password-rules';

it.each(['short1', 'letters-only', '12345678', 'fourteen chars', ''])(
  '"%s" is too short for what it has',
  (password) => {
    expect(isWeakPassword(password)).toBe(true);
  },
);

it.each([
  'password1',
  'Password123',
  'P@ssw0rd1',
  'Passw0rd!',
  'password2026!',
  'qwerty123',
  'Qwerty12345',
  'abc12345',
  'abcd1234',
  'iloveyou1',
  'welcome1',
  'letmein123',
  '1q2w3e4r',
  '1qaz2wsx',
  'a1b2c3d4',
  'aaaaaaa1',
  'aaaaaaaaaaaaaaaaaaaa',
  '123456789012345',
  'sunshine1',
  '123password',
  'ｐａｓｓｗｏｒｄ１',
  'p\u200Bassword1',
  'Pässwörd1',
  'contraseña1',
  'Marlowe2026',
  'glasses123',
])('%s is among those that are tried first', (password) => {
  expect(isWeakPassword(password)).toBe(true);
});

it.each([
  'Clear-View-1',
  'Linden-42-grove',
  'North-Border-8',
  'correct horse battery staple',
  'the quick brown fox jumps over the lazy dogs at noon',
  'lunettes pour toute la famille',
  'Лесная тропа 7 сосен',
  'contraseñas7largas',
  'password of my old bicycle 7',
])('%s is taken', (password) => {
  expect(isWeakPassword(password)).toBe(false);
});
