import type { AnchorHTMLAttributes, ElementType, Ref } from 'react';

/** Props that the design system passes to a link. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Renders a link: 'a', or a component that takes anchor props and passes `href` to a router.
 * The component must be stable between renders, or its element is remounted each time.
 */
export type LinkComponent = ElementType<LinkProps>;
