import { redirectTarget } from '@/domain/navigation/redirect-target';

/** Where the pictures of this site stand. An address elsewhere, such as that of a command, is no picture. */
const PICTURES = '/assets/';

/**
 * After DOMPurify has checked an element's attributes: links lead to paths of this site, pictures are this site's own, and
 * nothing refers to another resource from inside a value, as `fill="url(https://…)"` does.
 */
export function keepSafeAddresses(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (/url\s*\(|[\\]/i.test(value)) element.removeAttribute(name);
  }
  keepAddress(element, 'href', (path) => path !== '');
  keepAddress(element, 'src', (path) => path.startsWith(PICTURES));
  if (element.nodeName === 'IMG') {
    if (!element.hasAttribute('src')) element.remove();
    // Content that does not say what a picture shows has one that only decorates.
    else if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
    element.setAttribute('loading', 'lazy');
    element.setAttribute('decoding', 'async');
  }
}

function keepAddress(element: Element, attribute: string, allowed: (path: string) => boolean): void {
  const address = element.getAttribute(attribute);
  if (address === null) return;
  const path = redirectTarget(address, '');
  if (allowed(path)) element.setAttribute(attribute, path);
  else element.removeAttribute(attribute);
}
