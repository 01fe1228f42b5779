import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { createBrowserPages } from './browser-pages';

const PAGE = { pathname: '/lc-us/faq', search: '' };

it('a page is the same promise while it loads and afterwards, which `use` then reads at once', async () => {
  const pages = createBrowserPages(setupI18n());
  const match = pages.find(PAGE);
  const promise = pages.prepare(match);
  expect(pages.prepare(match)).toBe(promise);
  const page = await promise;
  expect(pages.prepare(match)).toBe(promise);
  expect(promise).toMatchObject({ status: 'fulfilled', value: page });
});
