import type { ComponentProps } from 'react';

/** Renders the first link of the page. Hidden until focused, skips the header. */
export function SkipLink(props: ComponentProps<'a'> & { href: `#${string}` }) {
  return (
    <a
      {...props}
      className="button button-primary fixed top-3 left-3 z-50 -translate-y-24 focus:translate-y-0"
    />
  );
}
