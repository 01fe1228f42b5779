import { contentKey } from '@/ui/lib/content-key';
import type { LinkProps } from '@/ui/lib/link-component';
import { asLink, type LinkTarget } from './as-link';
import { type ButtonStyleProps, buttonClass } from './button-class';

export type ButtonLinkProps = Omit<LinkProps, 'href'> & ButtonStyleProps & LinkTarget;

/** Renders a link styled as a button. Takes `href`, or a router's link element as `render`. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, href, render, className, children, ...rest } = props;
  const target = render ? { render } : { href };
  return asLink(
    target,
    { ...rest, className: buttonClass({ variant, size, wide }, className) },
    <span className="button-label" key={contentKey(children)}>
      {children}
    </span>,
  );
}
