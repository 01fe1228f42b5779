import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref } from 'react-router-dom';
import { usePreparePath } from './preparation';
import { useFollowLink } from './use-follow-link';

export interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path of this site, with its query. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /** Stays where the shopper is, as when only a facet or a colour changes. */
  keepScroll?: boolean;
  /** Takes the place of the current history entry. */
  replace?: boolean;
}

/**
 * A link inside the store. It gets its page ready on hover, focus and touch, so that going there is instant. Made of the
 * router's hooks, since its Link brings along what only its framework needs.
 */
export function PageLink({ href, keepScroll, replace, onClick, ...rest }: PageLinkProps) {
  const prepare = usePreparePath();
  const getReady = () => prepare(href);
  const navigate = useFollowLink(href, { keepScroll, replace, target: rest.target });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={follow}
      onPointerEnter={getReady}
      onFocus={getReady}
      onTouchStart={getReady}
    />
  );
}
