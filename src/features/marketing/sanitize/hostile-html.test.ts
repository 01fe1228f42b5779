import { expect, it } from 'vitest';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, IMAGE_ATTRIBUTES } from './allowed-html';
import { sanitizeInBrowser } from './purifier';
import { sanitizeOnServer } from './sanitize-on-server';
import { HOSTILE_HTML } from './testing/hostile-html';

const ATTRIBUTES = new Set([...ALLOWED_ATTRIBUTES, ...Object.keys(IMAGE_ATTRIBUTES)]);
const ORIGIN = 'https://store.test';

/** A page that was sent with HTML in it. */
function pageWith(html: string): Document {
  return new DOMParser().parseFromString(
    `<body><main><div>${html}</div><footer></footer></main></body>`,
    'text/html',
  );
}

/** A page into which a script has put HTML. */
function pageThatGets(html: string): Document {
  const page = pageWith('');
  for (const element of page.querySelectorAll('div')) element.innerHTML = html;
  return page;
}

/** What there is in the page's content that must not be. */
function faultsIn(page: Document): string[] {
  const content = page.querySelector('main > div');
  // An end tag too many moves what follows out of its element.
  if (!content || content.nextSibling !== page.querySelector('main > footer:last-child'))
    return ['leaves its element'];
  const hasComment = page.createTreeWalker(content, NodeFilter.SHOW_COMMENT).nextNode() !== null;
  return [...(hasComment ? ['a comment'] : []), ...[...content.querySelectorAll('*')].flatMap(faultsOf)];
}

function faultsOf(element: Element): string[] {
  const faults = ALLOWED_TAGS.includes(element.localName) ? [] : [`<${element.localName}>`];
  for (const { name, value } of element.attributes) {
    // `is`, which DOMPurify empties, has an effect only while its element is created.
    if (!ATTRIBUTES.has(name.toLowerCase()) && !(name === 'is' && value === '')) faults.push(name);
    if (['href', 'src'].includes(name) && new URL(value, ORIGIN).origin !== ORIGIN) faults.push(value);
    if (/url\s*\(/i.test(value)) faults.push(value);
  }
  return faults;
}

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<li><div><li>x</li></div></li>y',
  '<svg><rect fill="url(#a)"/></svg>',
  '<p><!-- x --></p>',
])('the test finds %j', (html) => {
  expect(faultsIn(pageWith(html))).not.toEqual([]);
});

it.each([
  ['the server, in a page that it sends', sanitizeOnServer, pageWith],
  ['a browser, in its page', sanitizeInBrowser, pageThatGets],
])('nothing but what is allowed is left by %s', (_where, sanitize, show) => {
  const faults = HOSTILE_HTML.flatMap((hostile) => {
    const html = sanitize(hostile);
    const found = [...faultsIn(show(html)), ...faultsIn(show(sanitize(html)))];
    return found.length > 0 ? [{ hostile, html, found }] : [];
  });
  expect(faults).toEqual([]);
});

it('what the server leaves is nested as a browser nests it', () => {
  const left = HOSTILE_HTML.map(sanitizeOnServer);
  expect(left.map((html) => pageWith(html).querySelector('main > div')?.innerHTML)).toEqual(left);
});
