import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { LinkProps } from '@/ui/lib/link-component';

/** Where a link-like primitive leads: a plain address, or a router's link element. */
export type LinkTarget =
  | { href: string; render?: never }
  /** An element such as `<Link to="/bag" />`; it receives the class name, the children and the rest. */
  | { href?: never; render: ReactElement };

/** Renders a plain anchor, or hands the same props to the given link element. */
export function asLink(target: LinkTarget, props: Omit<LinkProps, 'href'>, children: ReactNode) {
  if (target.render) return cloneElement(target.render, props, children);
  return (
    <a {...props} href={target.href}>
      {children}
    </a>
  );
}
