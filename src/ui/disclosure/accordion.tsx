import type { ComponentProps, ReactNode } from 'react';
import { PlusIcon } from '@/ui/icons/deferred-icons';
import { cx } from '@/ui/lib/cx';

export interface AccordionProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
  /** Renders the title as a heading of this level. */
  level?: 2 | 3 | 4;
}

/**
 * Renders a native details element: it works without JavaScript, and find in page opens it. Accordions with the same `name`
 * close each other.
 */
export function Accordion({ title, level, className, children, ...rest }: AccordionProps) {
  const Title = level ? (`h${level}` as const) : 'span';
  return (
    <details {...rest} className={cx('accordion', className)}>
      <summary>
        <Title className="font-medium text-base">{title}</Title>
        <PlusIcon />
      </summary>
      <div className="max-w-text pb-6 text-ink-soft has-[dl]:max-w-none">{children}</div>
    </details>
  );
}
