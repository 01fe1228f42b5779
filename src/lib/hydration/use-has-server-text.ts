import { useState } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Returns whether an element still has the text that the server rendered for the same content. Render `''` then, with
 * `suppressHydrationWarning`, and React leaves the server's text. Use it for text that is slow to compute, such as a date:
 * formatting the first one takes a slow phone 100 ms.
 *
 * @param content dependencies of the text.
 */
export function useHasServerText(content: string): boolean {
  const isHydrated = useHydrated();
  const [serverContent, setServerContent] = useState(isHydrated ? undefined : content);
  // Once the text has changed, it remains the browser's.
  if (serverContent !== undefined && serverContent !== content) setServerContent(undefined);
  return serverContent === content && typeof document !== 'undefined';
}
