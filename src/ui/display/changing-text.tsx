import type { ReactNode } from 'react';
import { contentKey } from '../lib/content-key';

export interface ChangingTextProps {
  children: ReactNode;
  /** Default: span. */
  as?: 'span' | 'p';
  className?: string;
}

/**
 * Renders a text with parts that change, such as an amount in a sentence, so that it stays correct while the browser translates
 * the page.
 */
export function ChangingText({ children, as: Element = 'span', className }: ChangingTextProps) {
  return (
    <Element key={contentKey(children)} className={className}>
      {children}
    </Element>
  );
}
