import { type Messages, setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { inCanadianSpelling } from './canadian-messages';

/** @param message as the catalogs' compiler writes it */
function translate(message: Messages[string], values?: Record<string, unknown>): string {
  const messages = inCanadianSpelling({ id: message });
  return setupI18n({ locale: 'en', messages: { en: messages } })._('id', values);
}

it('respells texts, not the names of placeholders', () => {
  const message: Messages[string] = ['About ', ['center'], ' in the center'];
  expect(translate(message, { center: '2.1 mm' })).toBe('About 2.1 mm in the centre');
  expect(translate(['Canceled'])).toBe('Cancelled');
});

it('respells the choices of a plural, not its keys', () => {
  const choices = { offset: 1, one: 'One favorite', other: ['#', ' favorites of ', ['gray']] };
  const message = [['color', 'plural', choices]] as Messages[string];
  expect(translate(message, { color: 2, gray: 'yours' })).toBe('One favourite');
  expect(translate(message, { color: 4, gray: 'yours' })).toBe('3 favourites of yours');
});

it('respells the choices of a select, not its keys', () => {
  const choices = { color: 'Its color', other: 'Its center' };
  const message = [['choice', 'select', choices]] as Messages[string];
  expect(translate(message, { choice: 'color' })).toBe('Its colour');
  expect(translate(message, { choice: 'size' })).toBe('Its centre');
});

it('respells a catalog once', () => {
  const catalog = { id: ['Canceled'] };
  expect(inCanadianSpelling(catalog)).toBe(inCanadianSpelling(catalog));
});
