import createDOMPurify, { type DOMPurify } from 'dompurify';
import { redirectTarget } from '@/domain/navigation/redirect-target';

let instance: Promise<DOMPurify> | undefined;

/** Returns DOMPurify on the browser's document, or on jsdom's on the server. Created once, on first use. */
export function getPurifier(): Promise<DOMPurify> {
  instance ??= createPurifier();
  return instance;
}

async function createPurifier(): Promise<DOMPurify> {
  const domWindow = import.meta.env.SSR ? new (await import('jsdom')).JSDOM('').window : window;
  const purify = createDOMPurify(domWindow);
  purify.addHook('afterSanitizeAttributes', removeUnsafeUrls);
  return purify;
}

/** Path of this site's images. Any other path, such as a command, is not an image. */
const IMAGE_PATH = '/assets/';

/**
 * Removes unsafe URLs, as a DOMPurify hook that runs after an element's attributes are sanitized. Links must be paths of this
 * site, images must be on this site, and no value may reference a resource, as `fill="url(https://…)"` does.
 */
function removeUnsafeUrls(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (/url\s*\(|[\\]/i.test(value)) element.removeAttribute(name);
  }
  sanitizeUrlAttribute(element, 'href', (path) => path !== '');
  sanitizeUrlAttribute(element, 'src', (path) => path.startsWith(IMAGE_PATH));
  if (element.nodeName === 'IMG') {
    if (!element.hasAttribute('src')) element.remove();
    // An image without alt is decorative.
    else if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
    element.setAttribute('loading', 'lazy');
    element.setAttribute('decoding', 'async');
  }
}

function sanitizeUrlAttribute(
  element: Element,
  attribute: string,
  isAllowed: (path: string) => boolean,
): void {
  const url = element.getAttribute(attribute);
  if (url === null) return;
  const path = redirectTarget(url, '');
  if (isAllowed(path)) element.setAttribute(attribute, path);
  else element.removeAttribute(attribute);
}
