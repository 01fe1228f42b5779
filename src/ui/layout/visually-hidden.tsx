import type { ComponentProps } from 'react';

/** Renders the text for assistive technology only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="sr-only" />;
}
