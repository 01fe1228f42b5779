import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { LinkProps } from '@/ui/lib/link-component';

/** Target of a link component: a plain href or a router's link element. */
export type LinkTarget =
  | { href: string; render?: never }
  /** An element such as `<Link to="/bag" />`; it receives the className, children and other props. */
  | { href?: never; render: ReactElement };

/** Renders a plain anchor, or clones the given link element with the same props. */
export function asLink(target: LinkTarget, props: Omit<LinkProps, 'href'>, children: ReactNode) {
  if (target.render) return cloneElement(target.render, props, children);
  return (
    <a {...props} href={target.href}>
      {children}
    </a>
  );
}
