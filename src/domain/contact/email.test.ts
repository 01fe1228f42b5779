import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disguised } from '../text/testing/disguised';
import { cleanEmail, isEmail } from './email';

test.each([
  'ana@example.com',
  'Ana.Maria+glasses@mail.example.co.uk',
  "o'neil@example.ca",
  'a@b.io',
  '1_2-3@4-5.example.org',
  ' ana@example.com ',
  'ana@xn--bcher-kva.example',
  `${'a'.repeat(64)}@example.com`,
  'josé@example.com',
  'jose\u0301@example.com',
  'анна.иванова@example.com',
  'ana@bücher.example',
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
  'ana@bücher/x.example',
  '😀@example.com',
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

test.each([
  ['\u200B ana@example.com\u00A0', 'ana@example.com'],
  ['jose\u0301@example.com', 'josé@example.com'],
  ['ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ana@example.com'],
  ['mailto:ana@example.com', 'ana@example.com'],
  ['Ana Linden <ana@example.com>', 'ana@example.com'],
  ['<mailto:ana@example.com>', 'ana@example.com'],
  ['ana@example.com; ', 'ana@example.com'],
  ['Ana <ana@example.com>, Bo <bo@example.com>', 'Ana <ana@example.com>, Bo <bo@example.com>'],
  ['ana@Bücher.example', 'ana@xn--bcher-kva.example'],
  ['ana maria@example.com', 'ana maria@example.com'],
  ['ana@exa mple.com', 'ana@exa mple.com'],
  ['Ana@Example.com', 'Ana@Example.com'],
  ['josé', 'josé'],
])('%j is sent as %j', (typed, email) => {
  expect(cleanEmail(typed)).toBe(email);
  expect(cleanEmail(email)).toBe(email);
});

test('an address typed, pasted or copied in any way stays the same', () => {
  const typed = fc
    .stringMatching(/^[a-zà-öø-ÿ0-9]{1,20}([.+_-][a-zà-öø-ÿ0-9]{1,20}){0,2}@[a-z]{1,20}\.(com|ca|example)$/)
    .chain((email) => fc.tuple(fc.constant(email), fc.constantFrom('', 'mailto:'), disguised(email, 'text')));
  fc.assert(
    fc.property(typed, ([email, scheme, text]) => {
      expect(cleanEmail(scheme + text.trim())).toBe(email);
      expect(isEmail(text)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
