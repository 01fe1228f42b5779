import { testSandbox } from '@sandbox/testing/test-sandbox';
import { HtmlValidate } from 'html-validate/node';
import { describe, expect, it } from 'vitest';
import { findPage } from '@/app/page-loader';
import { notFoundPage, pages } from '@/app/pages';
import { sitemap } from '@/app/sitemap/sitemap';
import { LOCALES, type LocaleCode } from '@/domain/locale/locales';
import { toCanadianSpelling } from '@/domain/text/canadian-spelling';
import { watchMessages } from '../support/missing-messages';
import { pagePaths, REDIRECTS } from '../support/page-paths';
import { renderPageHtml } from '../support/render-html';

const { sandbox } = testSandbox();

const urls = pagePaths(pages, sandbox.context).map(({ page, locale, path }) => ({
  page: page.id,
  locale,
  url: path,
}));

const { frames, contactLenses } = sandbox.context.catalog;
const partNumbers = new Set(
  [...frames.flatMap((frame) => [{ upc: frame.partNumber }, ...frame.colors]), ...contactLenses].map(
    ({ upc }) => upc,
  ),
);

const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag);
const contents = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))].map(([, text = '']) => text);
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
async function violationsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** Returns the text without tags, scripts and styles. */
const visibleText = (html: string) => html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ');
/** Words that are spelled differently in Canada. */
const americanWords = (text: string) => text.split(/\s+/).filter((word) => word !== toCanadianSpelling(word));

describe('every page in every language', () => {
  it.each(urls)('$url ($locale)', async ({ page, locale, url }) => {
    const messages = watchMessages();
    const { status, html, state, stateText } = await renderPageHtml(sandbox, url);
    messages.stop();

    expect(status).toBe(200);
    expect(tags(html, 'html')).toEqual([`<html lang="${LOCALES[locale].languageTag}">`]);
    expect(contents(html, 'h1')).toHaveLength(1);
    expect(visibleText(contents(html, 'h1')[0] ?? '').trim()).not.toBe('');
    expect(contents(html, 'title')).toEqual([expect.stringMatching(/^.+ \| Marlowe Eyewear$/)]);
    if (locale === 'en-ca') expect(americanWords(visibleText(html))).toEqual([]);
    expect(visibleText(html)).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\{\d\}/);

    if (!url.includes('?') && !LEFT_OUT_OF_SITEMAP.has(page) && !isHiddenFromSearch(html))
      expect(listed(locale), 'It is not in src/app/sitemap/sitemap.ts, and has no noIndex.').toContain(
        canonicalUrl(html),
      );

    expect([...messages.missing]).toEqual([]);
    expect(messages.used.size).toBeGreaterThan(20);

    expect(stateText).not.toContain('<');
    expect(state.locale).toBe(locale);

    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const image of tags(html, 'img')) {
      for (const name of ['alt', 'width', 'height'])
        expect(attribute(image, name), `${name} of ${image}`).toBeDefined();
    }
    // Without its element, the browser would paint nothing until all of the document is there.
    const awaited = tags(html, 'link').filter((tag) => attribute(tag, 'rel') === 'expect');
    expect(awaited.length).toBeGreaterThan(0);
    for (const tag of awaited) expect(ids).toContain(attribute(tag, 'href')?.slice(1));
    expect(deadLinks(html)).toEqual([]);
    expect(await violationsIn(html)).toEqual([]);
  });

  it.each(pagePaths([notFoundPage], sandbox.context))(
    'the page for unknown paths conforms to HTML, too: $path',
    async ({ path }) => {
      const { html } = await renderPageHtml(sandbox, path);
      expect(await violationsIn(html)).toEqual([]);
    },
  );

  it('each URL has its own page', () => {
    const mismatched = urls.filter(
      ({ page, url }) => findPage(new URL(url, 'https://store.test')).definition.id !== page,
    );
    expect(mismatched).toEqual([]);
    expect(new Set(urls.map(({ page }) => page)).size).toBe(
      pages.length - REDIRECTED.length - REDIRECTS.length,
    );
  });
});

/** Pages that only redirect, or that redirect guests. */
const REDIRECTED = ['contact-lens-category', 'payment-methods', 'account-details', 'account-addresses'];

/** Stores are found by place, and no call lists them all. */
const LEFT_OUT_OF_SITEMAP = new Set(['store']);

const listed = (locale: LocaleCode) =>
  contents(sitemap('https://store.test', locale, [...partNumbers]), 'loc');
const isHiddenFromSearch = (html: string) => tags(html, 'meta').some((tag) => tag.includes('noindex'));
const canonicalUrl = (html: string) =>
  attribute(tags(html, 'link').find((tag) => attribute(tag, 'rel') === 'canonical') ?? '', 'href');

/** Returns the internal links without a page or with an unknown product. */
function deadLinks(html: string): string[] {
  const hrefs = new Set(tags(html, 'a').flatMap((tag) => attribute(tag, 'href') ?? []));
  return [...hrefs]
    .map((href) => href.replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith('/'))
    .filter((href) => {
      const { definition, location } = findPage(new URL(href, 'https://store.test'));
      if (definition.id === 'product') return !partNumbers.has(location.params.upc ?? '');
      return definition.id === 'not-found';
    });
}
