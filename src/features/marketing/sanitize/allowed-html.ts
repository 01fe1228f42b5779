import { redirectTarget } from '@/domain/navigation/redirect-target';
import { SVG_ATTRIBUTES, SVG_TAGS } from './svg-allowlist';

/**
 * Text, links, images and SVG shapes. None of these elements makes a browser read what follows in another way, as `<style>`,
 * `<title>` or `<noscript>` do: however the markup is nested, it has no elements but these.
 */
export const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'div', 'span', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'a', 'img', 'figure', 'figcaption'],
  ...SVG_TAGS,
];

/** No class, style and id: with them content could cover or imitate the store. */
export const ALLOWED_ATTRIBUTES = [
  ...['href', 'src', 'alt', 'width', 'height', 'title', 'lang', 'dir'],
  ...SVG_ATTRIBUTES,
];

/** Path of this site's images. Any other path, such as a command, is not an image. */
const IMAGE_PATH = '/assets/';

/**
 * Returns an attribute's value as it may stay; undefined removes the attribute. Links must be paths of this site, images must be on
 * this site, and no value may reference a resource, as `fill="url(https://…)"` does.
 */
export function allowedValue(attribute: string, value: string): string | undefined {
  if (/url\s*\(|\\/i.test(value)) return undefined;
  if (attribute !== 'href' && attribute !== 'src') return value;
  const path = redirectTarget(value, '');
  return path.startsWith(attribute === 'src' ? IMAGE_PATH : '/') ? path : undefined;
}

/** What every image has besides its own attributes. One without alt is decorative. */
export const IMAGE_ATTRIBUTES = { loading: 'lazy', decoding: 'async' };
