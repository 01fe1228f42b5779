import { expect, it } from 'vitest';
import type { PageState } from './page-state';
import { serializeState } from './serialize-state';

const STATE: PageState = {
  locale: 'lc-us',
  origin: 'https://store.test',
  data: {},
  isIncomplete: false,
  messages: { hello: ['Hello ', ['name']] },
  catalogs: ['app'],
};

it('is JSON that cannot close its element, in the same order whatever came first', () => {
  const data = { b: { html: '</script><b>' }, a: null, 'c</script>': 'text <', d: undefined, e: [1] };
  const json = serializeState({ ...STATE, data, countryHosts: { us: '<us>' } });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(
    JSON.parse(JSON.stringify({ ...STATE, data, countryHosts: { us: '<us>' } })),
  );
  const reversed = Object.fromEntries(Object.entries(data).reverse());
  expect(serializeState({ ...STATE, data: reversed, countryHosts: { us: '<us>' } })).toBe(json);
});

it('makes the JSON of a response once, however many pages show it', () => {
  let count = 0;
  const response = { toJSON: () => (count += 1) };
  for (const origin of ['https://one.test', 'https://two.test'])
    expect(serializeState({ ...STATE, origin, data: { response } })).toContain('"response":1');
});

it('has the messages of each language and page', () => {
  const messagesOf = (state: PageState) => (JSON.parse(serializeState(state)) as PageState).messages;
  expect(messagesOf({ ...STATE, catalogs: ['first'], messages: { a: 'A' } })).toEqual({ a: 'A' });
  expect(messagesOf({ ...STATE, catalogs: ['first', 'second'], messages: { b: 'B' } })).toEqual({ b: 'B' });
  expect(messagesOf({ ...STATE, locale: 'es-us', catalogs: ['first'], messages: { c: 'C' } })).toEqual({
    c: 'C',
  });
});
