import type { ComponentProps } from 'react';

/** Text that only assistive technology reads. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="sr-only" />;
}
