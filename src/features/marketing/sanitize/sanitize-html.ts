import type { Config } from 'dompurify';
import { getPurifier } from './purifier';
import { SVG_ATTRIBUTES, SVG_TAGS } from './svg-allowlist';

/** More than the espots of all four locales together. */
const MAX_CACHED = 500;

/** Allows text, links, images and SVG. Forbids class, style and id: with them content could cover or imitate the site's UI. */
const CONFIG: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'div', 'span', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
    ...[
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'small',
      'sub',
      'sup',
      'abbr',
      'a',
      'img',
      'figure',
      'figcaption',
    ],
    ...SVG_TAGS,
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'title', 'lang', 'dir', ...SVG_ATTRIBUTES],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const cache = new Map<string, string>();

/**
 * Removes scripts, styles, event handlers, forms, frames and external URLs from an espot's HTML.
 *
 * @returns '' when nothing visible is left.
 */
export async function sanitizeHtml(text: string): Promise<string> {
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  const purify = await getPurifier();
  const html = purify.sanitize(text, CONFIG).trim();
  const sanitized = hasContent(html) ? html : '';
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(text, sanitized);
  return sanitized;
}

function hasContent(html: string): boolean {
  return /<(img|svg)\b/.test(html) || /[^\s\u00a0]/.test(html.replaceAll(/<[^<>]*>|&nbsp;/g, ''));
}
