import type { LinkProps } from '@/ui/lib/link-component';
import { asLink, type LinkTarget } from './as-link';
import { type IconActionProps, iconButtonClass, iconWithCount } from './icon-button';

export type IconLinkProps = Omit<LinkProps, 'href' | 'children' | 'aria-label'> &
  IconActionProps &
  LinkTarget;

/** Renders a round 44 px link with an icon. Takes `href`, or a router's link element as `render`. */
export function IconLink({ label, icon, count, raised, href, render, className, ...rest }: IconLinkProps) {
  const target = render ? { render } : { href };
  return asLink(
    target,
    { ...rest, 'aria-label': label, className: iconButtonClass(raised, className) },
    iconWithCount(icon, count),
  );
}
