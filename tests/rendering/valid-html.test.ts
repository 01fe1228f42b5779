import { testSandbox } from '@sandbox/testing/test-sandbox';
import { HtmlValidate } from 'html-validate/node';
import { describe, expect, it } from 'vitest';
import { pages } from '@/app/pages';
import { pathsOf } from '../support/page-paths';
import { renderPageHtml } from '../support/render-html';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
const { sandbox } = testSandbox();

/** The markup is the same in every locale; a listing has every kind of content. */
const urls = [...pages.flatMap((page) => pathsOf(page, 'lc-us', sandbox.context)), '/lc-us/no/such/page'];

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
