import createDOMPurify, { type DOMPurify } from 'dompurify';
import { removeUnsafeUrls } from './safe-addresses';

let made: Promise<DOMPurify> | undefined;

/** DOMPurify on the browser's document, or on jsdom's on the server. Created once, on first use. */
export function purifier(): Promise<DOMPurify> {
  made ??= make();
  return made;
}

async function make(): Promise<DOMPurify> {
  const view = import.meta.env.SSR ? new (await import('jsdom')).JSDOM('').window : window;
  const purify = createDOMPurify(view);
  purify.addHook('afterSanitizeAttributes', removeUnsafeUrls);
  return purify;
}
