import type { ReactNode } from 'react';
import { contentKey } from '../lib/content-key';

/** A text with parts that change, such as an amount in a sentence: stays true while the browser translates the page. */
export function ChangingText({ children }: { children: ReactNode }) {
  return <span key={contentKey(children)}>{children}</span>;
}
