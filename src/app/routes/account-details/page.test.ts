import { expect, it } from 'vitest';
import { LOCALE_CODES } from '@/domain/locale/locales';
import { guestRedirect, renderMemberHtml, signInRedirect } from '../../../../tests/support/member-page';
import { someLocales } from '../../../../tests/support/page-paths';

it.each(LOCALE_CODES)('%s: a guest is sent to the sign-in, which leads back', async (locale) => {
  const path = `/${locale}/account/details`;
  expect(await guestRedirect(path)).toEqual(signInRedirect(locale, path));
});

it.each(someLocales('lc-us'))('%s: a member gets the details in valid HTML', async (locale) => {
  const { html, main, isCanada, problems } = await renderMemberHtml(locale, `/${locale}/account/details`);
  expect(problems).toEqual([]);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(main.match(/<h2/g)).toHaveLength(7);
  expect(main, 'no promotion opens over it').toContain('data-promo="none"');
  expect(main).toMatch(/<a [^>]*href="\/[^"]*\/myAccount\?/);
  expect(main).toContain(isCanada ? 'camille.gagnon@example.com' : 'ada.marsh@example.com');
});
