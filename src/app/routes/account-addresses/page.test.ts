import { expect, it } from 'vitest';
import { LOCALE_CODES } from '@/domain/locale/locales';
import { guestRedirect, renderMemberHtml, signInRedirect } from '../../../../tests/support/member-page';
import { someLocales } from '../../../../tests/support/page-paths';

it.each(LOCALE_CODES)('%s: a guest is sent to the sign-in, which leads back', async (locale) => {
  const path = `/${locale}/account/addresses`;
  expect(await guestRedirect(path)).toEqual(signInRedirect(locale, path));
});

it.each(someLocales('en-ca'))('%s: a member gets the addresses in valid HTML', async (locale) => {
  const { html, main, isCanada, problems } = await renderMemberHtml(locale, `/${locale}/account/addresses`);
  expect(problems).toEqual([]);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(main.match(/<h2/g)).toHaveLength(1);
  expect(main).toContain(isCanada ? 'G1R 2S5' : '418 Linden Ave, Apt 3B');
});
