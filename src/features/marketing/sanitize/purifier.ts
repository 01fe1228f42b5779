import createDOMPurify, { type DOMPurify } from 'dompurify';
import { removeUnsafeUrls } from './remove-unsafe-urls';

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
