import { ArrowRightIcon } from '@/ui/icons/deferred-icons';
import type { LinkProps } from '@/ui/lib/link-component';
import { asLink, type LinkTarget } from './as-link';

export type RowLinkProps = Omit<LinkProps, 'href' | 'className'> & LinkTarget;

/** Renders a link as a whole row of a list, with an arrow at its end. Takes `href`, or a router's link element as `render`. */
export function RowLink({ href, render, children, ...rest }: RowLinkProps) {
  const target = render ? { render } : { href };
  return asLink(
    target,
    {
      ...rest,
      className: 'flex min-h-12 items-center justify-between gap-4 py-2 underline-offset-4 hover:underline',
    },
    <>
      {children}
      <ArrowRightIcon size={18} className="flex-none" />
    </>,
  );
}
