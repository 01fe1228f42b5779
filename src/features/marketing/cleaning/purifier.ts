import createDOMPurify, { type DOMPurify } from 'dompurify';
import { keepSafeAddresses } from './safe-addresses';

let made: Promise<DOMPurify> | undefined;

/** DOMPurify over the browser's own document, or over jsdom's on the server; made once, when the first text needs it. */
export function purifier(): Promise<DOMPurify> {
  made ??= make();
  return made;
}

async function make(): Promise<DOMPurify> {
  const view = import.meta.env.SSR ? new (await import('jsdom')).JSDOM('').window : window;
  const purify = createDOMPurify(view);
  purify.addHook('afterSanitizeAttributes', keepSafeAddresses);
  return purify;
}
