import { expect, it } from 'vitest';
import { testAssets, testStorefront } from '../../tests/support/test-storefront';
import { STYLESHEET_COOKIE } from './cache-stylesheet';

const { path, css } = testAssets.stylesheet;

async function htmlWith(cookie: string, page = '/lc-us'): Promise<string> {
  const response = await testStorefront().app.request(page, { headers: { cookie } });
  return response.text();
}

it.each([
  ['the first page of a visit', ''],
  ['an older version in the cache', `${STYLESHEET_COOKIE}=/_build/style-0.css`],
  ['everyone, whatever is in the cache', `${STYLESHEET_COOKIE}=${path}`],
])('includes the stylesheet inline for %s, and caches it', async (_case, cookie) => {
  const html = await htmlWith(cookie);
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain(css);
  expect(head).not.toContain('rel="stylesheet"');
  expect(html).toContain(`"inlineStylesheet":"${path}"`);
});

it('links the stylesheet when this version is cached, on a page of one shopper', async () => {
  const html = await htmlWith(`${STYLESHEET_COOKIE}=${path}`, '/lc-us/checkout');
  expect(html).toContain(`<link rel="stylesheet" href="${path}"`);
  expect(html).not.toContain(css);
  expect(html).not.toContain('inlineStylesheet');
});

it.each(['', `${STYLESHEET_COOKIE}=${path}`])(
  'loads no script and preloads nothing before the paint (cookie "%s")',
  async (cookie) => {
    const html = await htmlWith(cookie);
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html).not.toMatch(
      /rel="(modulepreload|preload)"[^>]*as="(script|font|style)"|rel="modulepreload"/,
    );
    // The inline script at the end loads those of the head's list.
    const [, list = ''] = /<meta name="page-scripts" content="([^"]*)"/.exec(html) ?? [];
    expect(JSON.parse(list.replaceAll('&quot;', '"'))).toEqual([
      testAssets.entry,
      ...testAssets.scriptsFor('src/app/routes/home/page.tsx'),
    ]);
  },
);
