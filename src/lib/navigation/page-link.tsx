import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { opensInNewTab, staysInDocument } from './document-navigation';
import { isCurrentUrl } from './is-current-url';
import { usePrefetchPath } from './prefetch';

export interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path of this site, with its query. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /** Preserves the scroll position, as when only a facet or a color changes. */
  preserveScroll?: boolean;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Of the history entry. */
  state?: object;
}

/**
 * An internal link. The browser follows it to another page; the router, to another state of this one, whose data are prefetched on
 * hover, focus and touch. A link to the current URL, as on a double click, replaces the history entry instead of adding a second one.
 */
export function PageLink(props: PageLinkProps) {
  const { href, preserveScroll, replace, state, onClick, onPointerOver, ...rest } = props;
  const navigate = useNavigate();
  const prefetchPath = usePrefetchPath();
  const entryState = preserveScroll ? { ...state, preserveScroll } : state;
  const prefetch = () => {
    if (staysInDocument(href, entryState)) prefetchPath(href);
  };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || rest.target || opensInNewTab(event)) return;
    if (!staysInDocument(href, entryState)) return;
    event.preventDefault();
    void navigate(href, { replace: replace || isCurrentUrl(href), state: entryState });
  };
  return (
    <a
      {...rest}
      href={href}
      data-stays={entryState ? '' : undefined}
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
