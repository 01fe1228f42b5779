import { logOn } from '@sandbox/testing/shoppers';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { HtmlValidate } from 'html-validate/node';
import { expect, it } from 'vitest';
import { LOCALE_CODES, LOCALES } from '@/domain/locale/locales';
import { watchMessages } from '../../../../tests/support/missing-messages';
import { renderHtml, renderPageHtml } from '../../../../tests/support/render-html';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

it.each(LOCALE_CODES)('%s: a guest is sent to the sign-in, which leads back', async (locale) => {
  const path = `/${locale}/account/addresses`;
  const country = locale.endsWith('-ca') ? 'en-ca' : 'lc-us';
  const rendered = await renderHtml(testSandbox().sandbox, path);
  const { pathname, searchParams } = new URL(
    'redirect' in rendered ? rendered.redirect : '',
    'https://store.test',
  );
  expect(pathname).toBe(`/${country}/account`);
  expect(searchParams.get('redirectPath')).toBe(path);
  expect(searchParams.get('langId')).toBe(LOCALES[locale].languageId);
});

it.each(LOCALE_CODES)('%s: a member gets the addresses in valid HTML', async (locale) => {
  const { sandbox, client } = testSandbox();
  const shopper = client();
  const isCanada = LOCALES[locale].country === 'ca';
  await logOn(shopper, isCanada ? 'camille.gagnon' : 'ada.marsh', { storeId: LOCALES[locale].storeId });
  const messages = watchMessages();
  const { html } = await renderPageHtml(sandbox, `/${locale}/account/addresses`, {
    cookie: shopper.cookieHeader,
  });
  messages.stop();
  expect([...messages.missing]).toEqual([]);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main.match(/<h2/g)).toHaveLength(1);
  expect(main).toContain(isCanada ? 'G1R 2S5' : '418 Linden Ave, Apt 3B');
  const { results } = await validator.validateString(html);
  expect(results.flatMap((result) => result.messages.map(({ message }) => message))).toEqual([]);
});
