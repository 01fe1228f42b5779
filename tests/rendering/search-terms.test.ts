import { testSandbox } from '@sandbox/testing/test-sandbox';
import { expect, it } from 'vitest';
import { renderPageHtml } from '../support/render-html';

const { sandbox } = testSandbox();

/** Fetches the search page's markup, without scripts: they contain every message. */
async function searchPage(term: string): Promise<string> {
  const { status, html } = await renderPageHtml(sandbox, `/lc-us/search?q=${encodeURIComponent(term)}`);
  expect(status).toBe(200);
  return html.replaceAll(/<script\b.*?<\/script>/gs, '');
}

it.each(['/', '.', '..', '\\', '%', '?'])('a search for %j finds nothing, without an error', async (term) => {
  const hasNoResults = (await searchPage(term)).includes('Nothing found');
  expect(hasNoResults).toBe(true);
});

it.each(['round/metal', 'round. metal'])('a search for %j finds frames', async (term) => {
  const [results] = /\d+ results/.exec(await searchPage(term)) ?? [];
  expect(results).toBeDefined();
});

it('a misspelled brand has the results of its right spelling', async () => {
  const html = await searchPage('corvnna');
  const saysSo = html.includes('Nothing matches “corvnna” exactly') && html.includes('“corvenna”');
  expect(saysSo).toBe(true);
  expect(html).toContain('Corvenna');
});
