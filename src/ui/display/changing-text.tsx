import type { ReactNode } from 'react';
import { contentKey } from '../lib/content-key';

/**
 * Renders a text with parts that change, such as an amount in a sentence, so that it stays correct while the browser translates
 * the page.
 */
export function ChangingText({ children }: { children: ReactNode }) {
  return <span key={contentKey(children)}>{children}</span>;
}
