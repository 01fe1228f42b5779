import { insertDemoOrders } from '@sandbox/orders/demo/insert-demo-orders';
import { logOn } from '@sandbox/testing/shoppers';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { HtmlValidate } from 'html-validate/node';
import { LOCALES, type LocaleCode } from '@/domain/locale/locales';
import { watchMessages } from './missing-messages';
import { renderHtml, renderPageHtml } from './render-html';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Returns the redirect of a guest from a page for members. */
export async function guestRedirect(path: string) {
  const rendered = await renderHtml(testSandbox().sandbox, path);
  const { pathname, searchParams } = new URL(
    'redirect' in rendered ? rendered.redirect : '',
    'https://store.test',
  );
  return { pathname, returnPath: searchParams.get('redirectPath'), langId: searchParams.get('langId') };
}

/** Returns the redirect to the sign-in of the locale's country, which leads back to the page in this language. */
export function signInRedirect(locale: LocaleCode, path: string): Awaited<ReturnType<typeof guestRedirect>> {
  const country = locale.endsWith('-ca') ? 'en-ca' : 'lc-us';
  return { pathname: `/${country}/account`, returnPath: path, langId: LOCALES[locale].languageId };
}

/** Renders a page of a member of the locale's country, who has placed orders, on the server. */
export async function renderMemberHtml(locale: LocaleCode, path: string) {
  const { sandbox, client } = testSandbox();
  insertDemoOrders(sandbox.context);
  const shopper = client();
  const { country, storeId } = LOCALES[locale];
  const isCanada = country === 'ca';
  await logOn(shopper, isCanada ? 'camille.gagnon' : 'ada.marsh', { storeId });
  const messages = watchMessages();
  const { html, stateText } = await renderPageHtml(sandbox, path, { cookie: shopper.cookieHeader });
  messages.stop();
  const { results } = await validator.validateString(html);
  return {
    html,
    stateText,
    isCanada,
    main: html.slice(html.indexOf('<main'), html.indexOf('</main>')),
    /** Messages without a translation, labels that do not contain the visible text, and what is not valid HTML. */
    problems: [
      ...messages.missing,
      ...differentLabels(html),
      ...results.flatMap((result) => result.messages.map(({ message }) => message)),
    ],
  };
}

/** Controls whose accessible name lacks their visible text (WCAG 2.5.3), which speech input goes by. */
function differentLabels(html: string): string[] {
  const controls = html.matchAll(/<(button|a)\b[^>]*\saria-label="([^"]*)"[^>]*>(.*?)<\/\1>/gs);
  return [...controls].flatMap(([, , label = '', content = '']) => {
    const text = content.replaceAll(/<[^>]*>/g, '').trim();
    return label.toLowerCase().includes(text.toLowerCase()) ? [] : [`${text}: ${label}`];
  });
}
