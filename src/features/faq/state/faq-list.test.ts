import { describe, expect, it } from 'vitest';
import type { FaqQuery } from '@/lib/navigation/help-paths';
import { type FaqEntry, openedKey } from './faq-entry';
import { type FaqList, faqList, readFaqQuery } from './faq-list';

const entry = (number: number, more: Partial<FaqEntry> = {}): FaqEntry => ({
  key: `entry-${number}`,
  topic: 'orders',
  question: `Question ${number}`,
  answer: 'See [your orders](/lc-us/account/orders).',
  ...more,
});
const entries = [
  ...Array.from({ length: 22 }, (_, index) => entry(index + 1)),
  entry(23, { key: 'forgot', topic: 'account', question: 'Contraseña olvidada' }),
  entry(24, {
    topic: 'returns',
    question: 'Œil et ordonnance',
    answer: 'Retournez **tout**, s’il vous plaît.',
  }),
];
const list = (query: FaqQuery) => faqList(entries, query, 'es');
const keys = ({ visible }: FaqList) => visible.map(({ key }) => key);

describe('faqList', () => {
  it('has 10 entries on a page, and the rest on the last one', () => {
    const first = list({});
    expect([first.visible.length, first.total, first.page, first.pageCount]).toEqual([10, 24, 1, 3]);
    expect(keys(first)[0]).toBe('entry-1');
    expect(keys(list({ page: 3 }))).toEqual(['entry-21', 'entry-22', 'forgot', 'entry-24']);
  });

  it('shows the last page for one beyond it', () => {
    expect(list({ page: 9 }).page).toBe(3);
  });

  it.each([
    ['contrasena', ['forgot']],
    ['OLVIDADA contraseña', ['forgot']],
    ['oeil', ['entry-24']],
    ['œil retournez', ['entry-24']],
    ['œil contraseña', ['forgot', 'entry-24']],
    ['question 21', ['entry-21']],
    ['wombat', []],
  ])('searching %j ignores case and accents, and finds any word', (q, found) => {
    expect(keys(list({ q }))).toEqual(found);
  });

  it('searches what is read, not paths and markup', () => {
    expect(list({ q: 'lc-us' }).total).toBe(0);
    expect(list({ q: '**' }).total).toBe(24);
  });

  it('has the entries of a topic; an unknown topic changes nothing', () => {
    expect(keys(list({ topic: 'returns' }))).toEqual(['entry-24']);
    expect(list({ topic: 'nothing' }).total).toBe(24);
  });

  it('shows the page of an opened entry, without search and topic', () => {
    const { page, q, topic, opened, total } = list({
      entry: 'forgot',
      q: 'question 1',
      topic: 'orders',
      page: 1,
    });
    expect([page, q, topic, opened?.key, total]).toEqual([3, '', undefined, 'forgot', 24]);
  });

  it('has the hits of a search that opens the entry, with it first', () => {
    const found = list({ entry: 'forgot', q: 'I forgot 21' });
    expect([keys(found), found.q, found.opened?.key]).toEqual([
      ['forgot', 'entry-21'],
      'I forgot 21',
      'forgot',
    ]);
  });

  it('opens nothing for a fragment that is not an entry', () => {
    expect(list({ entry: 'newsletter-emails', q: 'oeil' }).total).toBe(1);
  });
});

describe('openedKey', () => {
  it.each([
    ['/lc-us/faq/forgot-password', '', 'forgot'],
    ['/lc-us/faq?FORGOT', '', 'forgot'],
    ['/lc-us/faq?q=forgot', '', 'forgot'],
    ['/lc-us/faq', '#forgot-my-password', 'forgot'],
    ['/lc-us/faq', '#tax', 'tax'],
    ['/lc-us/faq?q=password', '', undefined],
  ])('%s%s opens %s', (path, hash, key) => {
    expect(openedKey(path, hash)).toBe(key);
  });
});

it.each([
  ['page=2', 2],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=x', 1],
  ['', 1],
])('readFaqQuery reads %j as page %s', (search, page) => {
  expect(readFaqQuery(new URLSearchParams(search)).page).toBe(page);
});
