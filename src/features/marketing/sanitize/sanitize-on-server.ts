import { parseFragment, serialize } from 'parse5';
import sanitize, { type Attributes, type IOptions } from 'sanitize-html';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, allowedValue, IMAGE_ATTRIBUTES } from './allowed-html';

/** The text in these elements is none to read. The same as those of DOMPurify, which the browser uses. */
const REMOVED_WITH_CONTENT = [
  ...[
    'audio',
    'colgroup',
    'desc',
    'foreignObject',
    'head',
    'iframe',
    'math',
    'noembed',
    'noframes',
    'noscript',
  ],
  ...['plaintext', 'script', 'selectedcontent', 'style', 'template', 'textarea', 'title', 'video', 'xmp'],
];

const OPTIONS: IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: { '*': [...ALLOWED_ATTRIBUTES, ...Object.keys(IMAGE_ATTRIBUTES)] },
  nonTextTags: REMOVED_WITH_CONTENT,
  // They are checked by `allowedValue`, which allows less.
  allowedSchemesAppliedToAttributes: [],
  transformTags: {
    '*': (tagName, attributes) => ({ tagName, attribs: allowedAttributes(tagName, attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
};

function allowedAttributes(tagName: string, attributes: Attributes): Attributes {
  const allowed = Object.entries(attributes).flatMap(([name, value]) => {
    const kept = ALLOWED_ATTRIBUTES.includes(name) ? allowedValue(name, value) : undefined;
    return kept === undefined ? [] : [[name, kept]];
  });
  if (tagName !== 'img') return Object.fromEntries(allowed);
  return { ...Object.fromEntries(allowed), alt: attributes.alt ?? '', ...IMAGE_ATTRIBUTES };
}

/**
 * Removes from HTML what is not allowed, on the server. What is left is then nested as browsers nest it: sanitize-html reads markup
 * in a simpler way, so that an end tag could close an element of the page.
 *
 * @returns '' for markup that browsers read differently each time.
 */
export function sanitizeOnServer(html: string): string {
  const nested = serialize(parseFragment(sanitize(html, OPTIONS)));
  return serialize(parseFragment(nested)) === nested ? nested : '';
}
