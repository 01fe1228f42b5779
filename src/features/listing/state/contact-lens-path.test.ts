import { expect, it } from 'vitest';
import { contactLensBasePath } from './contact-lens-path';

it('rewrites a contact-lens category to the base path', () => {
  expect(contactLensBasePath('/fr-ca/contact-lenses/daily')).toBe('/fr-ca/contact-lenses');
});

it('does not rewrite the base path, other listings or categories on the exception list', () => {
  expect(contactLensBasePath('/lc-us/contact-lenses')).toBeUndefined();
  expect(contactLensBasePath('/lc-us/sunglasses/daily')).toBeUndefined();
  expect(contactLensBasePath('/lc-us/contact-lenses/daily', ['daily'])).toBeUndefined();
  expect(contactLensBasePath('/lc-us/contact-lenses/toric', ['daily'])).toBe('/lc-us/contact-lenses');
});
