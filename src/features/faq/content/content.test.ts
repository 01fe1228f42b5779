import { describe, expect, it } from 'vitest';
import { LOCALE_CODES, LOCALES } from '@/domain/locale/locales';
import { parseRichText } from '@/domain/text/rich-text';
import { contentFacts } from '@/lib/content/content-facts';
import { siteByLocale } from '@/lib/site/site';
import { FAQ_TOPICS, type FaqEntry } from '../state/faq-entry';
import { faqEntries as english } from './en';
import { faqEntries as spanish } from './es';
import { faqEntries as french } from './fr';

const sources = { en: english, es: spanish, fr: french };
const entriesOf = (locale: (typeof LOCALE_CODES)[number]): readonly FaqEntry[] =>
  sources[LOCALES[locale].displayLanguage](contentFacts(siteByLocale(locale)));

const linksOf = ({ answer }: FaqEntry) =>
  parseRichText(answer)
    .flatMap((block) => (block.kind === 'paragraph' ? block.runs : block.items.flat()))
    .flatMap(({ href }) => href ?? []);

describe.each(LOCALE_CODES)('the questions in %s', (locale) => {
  const entries = entriesOf(locale);

  it('are at least 32, each with a key and a question of its own', () => {
    expect(entries.length).toBeGreaterThanOrEqual(32);
    for (const field of ['key', 'question', 'answer'] as const)
      expect(new Set(entries.map((entry) => entry[field])).size).toBe(entries.length);
  });

  it('have the same keys, topics and links as the others', () => {
    const shape = (list: readonly FaqEntry[]) =>
      list.map((entry) => [
        entry.key,
        entry.topic,
        linksOf(entry).map((href) => href.replace(/^\/[^/]*/, '').replace(/tel:.*|langId=-\d+/, '')),
      ]);
    const other = LOCALE_CODES.find((code) => LOCALES[code].country === LOCALES[locale].country) ?? locale;
    expect(shape(entries)).toEqual(shape(entriesOf(other)));
  });

  it('promise no installments while the checkout takes cards alone', () => {
    const text = entries.map(({ answer }) => answer).join('\n');
    expect(text).not.toMatch(/Klarna|Affirm|Afterpay/);
    expect(entries.find(({ key }) => key === 'installments')?.answer).toMatch(/^Non?\b/);
  });

  it('stand together by topic, in the order of the topics', () => {
    const order = entries.map(({ topic }) => FAQ_TOPICS.indexOf(topic));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('have every value and no markup that is not understood', () => {
    const text = entries.map(({ question, answer }) => question + answer).join('\n');
    expect(text).not.toMatch(/undefined|NaN|\[object|\$\{/);
    const runs = entries
      .flatMap(({ answer }) => parseRichText(answer))
      .flatMap((block) => (block.kind === 'paragraph' ? block.runs : block.items.flat()));
    for (const run of runs) expect(run.text).not.toMatch(/\*\*|\]\(|^- |^\d+\. /);
  });
});

it.each(LOCALE_CODES)('%s: says what DS, plano, and a plus cylinder mean', (locale) => {
  const answer = entriesOf(locale).find(({ key }) => key === 'read-prescription')?.answer ?? '';
  const sentences = answer.split(/[.;]\s/);
  const naming = (term: RegExp) => sentences.filter((sentence) => term.test(sentence)).join();
  // Sphere only: the sphere has its value, the cylinder none.
  expect(naming(/\bDS\b/)).toContain('CYL');
  expect(naming(/\bDS\b/)).not.toMatch(/0[.,]00/);
  expect(naming(/\bPL\b/)).toMatch(/0[.,]00/);
  // The form sends the typed values, in plus form, too.
  expect(answer).not.toMatch(/convert/i);
});

it('states the limits of an upload word for word (003 §8)', () => {
  const limits = entriesOf('lc-us').find(({ key }) => key === 'upload-limits')?.answer;
  expect(limits).toContain('We accept: pdf/png/gif/jpeg/tiff/doc/docx/bmp/pages');
  expect(limits).toContain('Maximum upload 10 MB');
});

it('French sets its punctuation apart with spaces that do not break', () => {
  const text = entriesOf('fr-ca')
    .map(({ question, answer }) => question + answer)
    .join('\n');
  expect(text).not.toMatch(/« | »| [:%$]|~/);
});
