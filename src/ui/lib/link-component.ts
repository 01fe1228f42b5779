import type { AnchorHTMLAttributes, ElementType, Ref } from 'react';

/** Attributes that the design system gives to a link. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * What renders a link: 'a', or a component that takes an anchor's props and hands `href` to a router.
 * Pass a component that keeps its identity between renders, else its element is made anew each time.
 */
export type LinkComponent = ElementType<LinkProps>;
