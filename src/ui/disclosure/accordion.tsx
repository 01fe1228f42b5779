import type { ComponentProps, ReactNode } from 'react';
import { PlusIcon } from '@/ui/icons/plus-icon';
import { cx } from '@/ui/lib/cx';

export interface AccordionProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
  /** Makes the title a heading of that level in the page's outline. */
  level?: 2 | 3 | 4;
}

/**
 * Text that opens under its title: a native details element, so that it works before any script, and find
 * in page opens it. Those with the same `name` close each other.
 */
export function Accordion({ title, level, className, children, ...rest }: AccordionProps) {
  const Title = level ? (`h${level}` as const) : 'span';
  return (
    <details {...rest} className={cx('accordion', className)}>
      <summary>
        <Title className="font-medium text-base">{title}</Title>
        <PlusIcon />
      </summary>
      <div className="max-w-text pb-6 text-ink-soft">{children}</div>
    </details>
  );
}
