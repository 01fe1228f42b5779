import { testSandbox } from '@sandbox/testing/test-sandbox';
import { expect, it } from 'vitest';
import { renderPageHtml } from '../support/render-html';

const { sandbox } = testSandbox();

/** The browser computes the style of each element, and React hydrates it, docs/figures.md. */
it.each([
  ['/lc-us', 1100],
  ['/lc-us/eyeglasses', 1350],
  ['/lc-us/2017230701520', 580],
])('%s has at most %i elements', async (url, limit) => {
  const { html } = await renderPageHtml(sandbox, url);
  expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(limit);
});
