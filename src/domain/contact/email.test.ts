import { expect, test } from 'vitest';
import { isEmail } from './email';

test.each([
  'ana@example.com',
  'Ana.Maria+glasses@mail.example.co.uk',
  "o'neil@example.ca",
  'a@b.io',
  '1_2-3@4-5.example.org',
  ' ana@example.com ',
  'ana@xn--bcher-kva.example',
  `${'a'.repeat(64)}@example.com`,
])('%j is valid', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'ana@example.c',
  'ana@example.123',
  'ana@@example.com',
  'ana@example..com',
  'ana..maria@example.com',
  '.ana@example.com',
  'ana.@example.com',
  'ana maria@example.com',
  'ana@exa mple.com',
  'ana@-example.com',
  'ana@example-.com',
  'ana@example.com.',
  'ana@[192.0.2.1]',
  '"ana"@example.com',
  'ana@example.com\nbcc:other@example.com',
  'ana<script>@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ana@${'a.'.repeat(126)}com`,
])('%j is not valid', (text) => {
  expect(isEmail(text)).toBe(false);
});
