import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { inCanadianSpelling } from './canadian-messages';

function translate(message: string, values?: Record<string, unknown>): string {
  const messages = inCanadianSpelling({ id: compileMessage(message) });
  return setupI18n({ locale: 'en', messages: { en: messages } })._('id', values);
}

it('respells texts, not the names of placeholders', () => {
  expect(translate('About {center} in the center', { center: '2.1 mm' })).toBe('About 2.1 mm in the centre');
});

it('respells the choices of a plural, not its keys', () => {
  const message = '{color, plural, offset:1 one {One favorite} other {# favorites of {gray}}}';
  expect(translate(message, { color: 2, gray: 'yours' })).toBe('One favourite');
  expect(translate(message, { color: 4, gray: 'yours' })).toBe('3 favourites of yours');
});

it('respells the choices of a select, not its keys', () => {
  const message = '{choice, select, color {Its color} other {Its center}}';
  expect(translate(message, { choice: 'color' })).toBe('Its colour');
  expect(translate(message, { choice: 'size' })).toBe('Its centre');
});

it('respells a catalog once', () => {
  const catalog = { id: ['Canceled'] };
  expect(inCanadianSpelling(catalog)).toBe(inCanadianSpelling(catalog));
});
