import createDOMPurify, { type DOMPurify } from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, allowedValue, IMAGE_ATTRIBUTES } from './allowed-html';

let instance: DOMPurify | undefined;

/** Returns DOMPurify on the browser's document. Created once, on first use. */
export function getPurifier(): DOMPurify {
  instance ??= createPurifier();
  return instance;
}

function createPurifier(): DOMPurify {
  const purify = createDOMPurify(window);
  purify.addHook('afterSanitizeAttributes', sanitizeValues);
  return purify;
}

/** As a DOMPurify hook that runs after an element's attributes are sanitized. */
function sanitizeValues(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const allowed = allowedValue(name, value);
    if (allowed === undefined) element.removeAttribute(name);
    else if (allowed !== value) element.setAttribute(name, allowed);
  }
  if (element.nodeName !== 'IMG') return;
  if (!element.hasAttribute('src')) element.remove();
  else if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  for (const [name, value] of Object.entries(IMAGE_ATTRIBUTES)) element.setAttribute(name, value);
}

/** Removes from HTML what is not allowed, in a browser. */
export function sanitizeInBrowser(html: string): string {
  return getPurifier().sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
