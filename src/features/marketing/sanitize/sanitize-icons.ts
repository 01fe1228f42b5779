import type { SvgIcon } from '../icons/stored-svg-icons';
import { getPurifier } from './purifier';
import { SVG_ATTRIBUTES, SVG_TAGS } from './svg-allowlist';

/** Returns the symbols of an SVG sprite by id, each reduced to its shapes; in a browser. */
export function sanitizeIcons(sprite: string): Record<string, SvgIcon> {
  const fragment = getPurifier().sanitize(sprite, {
    ALLOWED_TAGS: [...SVG_TAGS, 'symbol'],
    ALLOWED_ATTR: [...SVG_ATTRIBUTES, 'id'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const icons: Record<string, SvgIcon> = {};
  for (const symbol of fragment.querySelectorAll('symbol[id]')) {
    const viewBox = symbol.getAttribute('viewBox');
    for (const element of symbol.querySelectorAll('[id]')) element.removeAttribute('id');
    if (viewBox && symbol.childElementCount > 0) icons[symbol.id] = { viewBox, shapes: symbol.innerHTML };
  }
  return icons;
}
