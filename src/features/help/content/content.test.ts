import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type DisplayLanguage, LOCALE_CODES, LOCALES } from '@/domain/locale/locales';
import { parseRichText } from '@/domain/text/rich-text';
import {
  INSURANCE_COOKIES,
  INSURANCE_DISABLED_COOKIE,
  INSURANCE_END_COOKIE,
  INSURANCE_STORE_COOKIE,
} from '@/lib/insurance/insurance-cookies';
import { helpPaths } from '@/lib/navigation/help-paths';
import { BARRIER_REPLY_DAYS, RETAILERS } from '@/lib/site/retailer';
import { siteByLocale } from '@/lib/site/site';
import { loadArticle } from '../api/articles';
import { ARTICLE_NAMES, type Article } from './article';

const runsOf = ({ intro, sections }: Article) =>
  [intro, ...sections.map(({ text }) => text)]
    .flatMap(parseRichText)
    .flatMap((block) => (block.kind === 'paragraph' ? block.runs : block.items.flat()));

describe.each(ARTICLE_NAMES)('%s', (name) => {
  const articles = Promise.all(LOCALE_CODES.map((locale) => loadArticle(name, siteByLocale(locale))));

  it('has the same sections in every language', async () => {
    const ids = (await articles).map(({ sections }) => sections.map(({ id }) => id));
    for (const other of ids) expect(other).toEqual(ids[0]);
    expect(new Set(ids[0]).size).toBe(ids[0]?.length);
  });

  it.each(LOCALE_CODES)('%s: has every value and no markup that is not understood', async (locale) => {
    const runs = runsOf(await loadArticle(name, siteByLocale(locale)));
    for (const { text } of runs) expect(text).not.toMatch(/undefined|NaN|\[object|\$\{|\*\*|\]\(|~/);
    const language: DisplayLanguage = LOCALES[locale].displayLanguage;
    if (language === 'fr') for (const { text } of runs) expect(text).not.toMatch(/« | »| [:%]/);
  });

  it.each(LOCALE_CODES)(
    '%s: links inside the same locale, and to sections that are there',
    async (locale) => {
      const article = await loadArticle(name, siteByLocale(locale));
      const hrefs = runsOf(article).flatMap(({ href }) => href ?? []);
      expect(hrefs.length).toBeGreaterThan(0);
      const fragments = article.sections.map(({ id }) => `#${id}`);
      const { languageId } = LOCALES[locale];
      for (const href of hrefs.filter((candidate) => !fragments.includes(candidate)))
        expect(href).toMatch(new RegExp(`^(/${locale}/|tel:|.*langId=${languageId}(#|&|$))`));
    },
  );
});

it.each(LOCALE_CODES)(
  '%s: who meets a barrier learns where to report it, and when they hear from us',
  async (locale) => {
    const site = siteByLocale(locale);
    const { sections } = await loadArticle('accessibility', site);
    const report = sections.find(({ id }) => id === 'help');
    expect(report?.text).toContain(`tel:+1${RETAILERS[site.country].phone}`);
    expect(report?.text).toContain(helpPaths.contact(site));
    expect(report?.text).toMatch(
      new RegExp(`${BARRIER_REPLY_DAYS} (business days|días hábiles|jours ouvrables)`),
    );
  },
);

it.each(LOCALE_CODES)('%s: the privacy page names every cookie that a module writes', async (locale) => {
  const names = globSync('src/**/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/cookieValue(?:<\w+>)?\(\{\s*name: '(\w+)'/g)].map(
      ([, name]) => name,
    ),
  );
  expect(names).toContain('ria_attempts');
  const text = runsOf(await loadArticle('privacy', siteByLocale(locale)))
    .map((run) => run.text)
    .join(' ');
  for (const name of [
    ...names,
    ...Object.values(INSURANCE_COOKIES),
    INSURANCE_END_COOKIE,
    INSURANCE_STORE_COOKIE,
    INSURANCE_DISABLED_COOKIE,
  ])
    expect(text).toContain(name);
});
