import { expect, it } from 'vitest';
import { LOCALE_CODES } from '@/domain/locale/locales';
import { guestRedirect, renderMemberHtml, signInRedirect } from '../../../../tests/support/member-page';
import { someLocales } from '../../../../tests/support/page-paths';

it.each(LOCALE_CODES)('%s: a guest is sent to the sign-in, which leads back', async (locale) => {
  const path = `/${locale}/account/payment-methods`;
  expect(await guestRedirect(path)).toEqual(signInRedirect(locale, path));
});

it.each(someLocales('es-us'))('%s: a member gets the cards in valid HTML', async (locale) => {
  const { html, stateText, main, isCanada, problems } = await renderMemberHtml(
    locale,
    `/${locale}/account/payment-methods`,
  );
  expect(problems).toEqual([]);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(main.match(/<h2/g)).toHaveLength(isCanada ? 1 : 2);
  // The page state has what the list shows, and never a whole number.
  expect(stateText).toMatch(/"x{8,15}\d{4}"/);
  expect(stateText).not.toMatch(/"\d{13,16}"/);
});
