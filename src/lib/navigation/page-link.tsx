import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref } from 'react-router-dom';
import { usePrefetchPath } from './prefetch';
import { useFollowLink } from './use-follow-link';

export interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path of this site, with its query. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /** Preserves the scroll position, as when only a facet or a color changes. */
  preserveScroll?: boolean;
  /** Replaces the current history entry. */
  replace?: boolean;
}

/**
 * An internal link. It prefetches its page on hover, focus and touch. It uses the router's hooks instead of its Link, which
 * includes code for framework mode.
 */
export function PageLink({ href, preserveScroll, replace, onClick, onPointerOver, ...rest }: PageLinkProps) {
  const prefetchPath = usePrefetchPath();
  const prefetch = () => prefetchPath(href);
  const followLink = useFollowLink(href, { preserveScroll, replace, target: rest.target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) followLink(event);
  };
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={handleClick}
      onPointerOver={(event) => {
        onPointerOver?.(event);
        prefetch();
      }}
      onFocus={prefetch}
      onTouchStart={prefetch}
    />
  );
}
