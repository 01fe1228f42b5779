import { testSandbox } from '@sandbox/testing/test-sandbox';
import { HtmlValidate } from 'html-validate/node';
import { describe, expect, it } from 'vitest';
import { pages } from '@/app/pages';
import { LOCALE_CODES } from '@/domain/locale/locales';
import { localesOf, pathsOf } from '../support/page-paths';
import { renderPageHtml } from '../support/render-html';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
const { sandbox } = testSandbox();

/** Every kind of content in one locale; each page in another one, whose texts are data, too. */
const urls = [
  ...pages.flatMap((page) =>
    localesOf(page).flatMap((locale) => {
      const paths = pathsOf(page, locale, sandbox.context);
      return locale === 'lc-us' ? paths : paths.slice(0, 1);
    }),
  ),
  ...LOCALE_CODES.map((locale) => `/${locale}/no/such/page`),
];

describe('the HTML of every page conforms to the standard', () => {
  it.each(urls)('%s', async (url) => {
    const { html } = await renderPageHtml(sandbox, url);
    const { results } = await validator.validateString(html);
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(found).toEqual([]);
  });
});
