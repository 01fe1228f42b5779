import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { useInsuranceStatus } from '@/lib/insurance/insurance-status';
import { fetchShared } from '@/lib/queries/fetch-shared';
import { useSite } from '@/lib/site/site';
import { useTrackError } from '@/lib/tracking/use-track-error';
import { cx } from '@/ui/lib/cx';
import type { EspotConfig } from '../api/espot-config';
import { espotQuery } from '../api/espot-query';

/** Time to show the placeholder of a loading espot, in milliseconds (000 §2: about 1.5 s). */
const SKELETON_MS = 1500;

export interface EspotProps {
  espot: EspotConfig;
  /**
   * Minimum height, as class names, of the space that is reserved while the content is delayed, so that nothing moves. For
   * espots that the page's `prepare` loads.
   */
  spaceClassName?: string | undefined;
  /** Skeleton, shown for at most 1.5 s. A reserved space has a separate one. */
  placeholder?: ReactNode;
  /** Shown when the espot is empty, failed or slow. */
  fallback?: ReactNode;
  className?: string;
  /** Wraps the content. Not rendered for an empty espot. */
  children?: (content: ReactNode) => ReactNode;
}

/** Renders an espot: sanitized content from the retailer, its fallback, or nothing. */
export function Espot({ espot, spaceClassName, placeholder, fallback, className, children }: EspotProps) {
  const { html, failed } = useEspot(espot);
  const timedOut = useTimeout(SKELETON_MS);
  const isLoading = html === undefined && !failed;
  // Decided once: content that was there from the start needs no reserved space.
  const [isReserved] = useState(isLoading && spaceClassName !== undefined);
  const htmlElement = html ? <EspotHtml html={html} className={className} /> : undefined;
  const content = htmlElement && children ? children(htmlElement) : htmlElement;
  if (isReserved)
    return (
      <ReservedSpace className={spaceClassName} isLoading={isLoading}>
        {content}
      </ReservedSpace>
    );
  return content ?? (isLoading && !timedOut ? placeholder : fallback);
}

/** Returns false at first, true once the milliseconds have elapsed. */
function useTimeout(milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return elapsed;
}

interface EspotHtmlProps {
  /** Sanitized HTML. */
  html: string;
  className?: string | undefined;
}

/** Renders the retailer's content. */
function EspotHtml({ html, className }: EspotHtmlProps) {
  return (
    <div
      className={cx('rich-text', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by sanitizeHtml
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

interface ReservedSpaceProps {
  /** Class names with the minimum height. */
  className: string | undefined;
  isLoading: boolean;
  /** The content once it has loaded; undefined when there is none. */
  children: ReactNode;
}

/** Fractions of a pixel that zooming adds. */
const ROUNDING_PX = 0.5;

/**
 * Reserves space for delayed content, so that nothing on the screen moves. The space keeps its height: it shows content that
 * fits, and otherwise stays blank. Below the screen nothing visible can move, so there the content takes the room that it
 * needs.
 */
export function ReservedSpace({ className, isLoading, children }: ReservedSpaceProps) {
  const spaceRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'reserved' | 'too-small' | 'released'>('reserved');

  // Runs before the content paints.
  useLayoutEffect(() => {
    const space = spaceRef.current;
    if (isLoading || !space) return;
    const { top, height } = space.getBoundingClientRect();
    const minHeight = Number.parseFloat(getComputedStyle(space).minHeight) || 0;
    if (top >= window.innerHeight) setState('released');
    else if (height > minHeight + ROUNDING_PX) setState('too-small');
  }, [isLoading]);

  if (state === 'released') return children;
  const visibleContent = state === 'reserved' ? children : undefined;
  return (
    // Hidden without scripts, which would load the content.
    <div ref={spaceRef} className={cx('grid noscript:hidden', className)}>
      {isLoading ? <span aria-hidden="true" className="skeleton skeleton-brief" /> : visibleContent}
    </div>
  );
}

interface EspotState {
  /** Sanitized HTML. '' for an empty espot, undefined while loading. */
  html: string | undefined;
  failed: boolean;
}

/** Returns the content of an espot. An error is tracked and never breaks the page (000 §8). */
function useEspot(espot: EspotConfig): EspotState {
  const ria = useInsuranceStatus() === 'on';
  const config = espot.cookieSensitive ? { ...espot, ria } : espot;
  const query = espotQuery(useSite(), config, new URLSearchParams(useLocation().search));
  // Null when the page's prefetch has failed.
  const { data, error } = useSWR<string | null>(query.key, () => fetchShared(query), {
    // Content must not change while the shopper reads it.
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    // Nor go away while a changed page query loads it again.
    keepPreviousData: true,
  });
  const failed = data === null || error !== undefined;
  useTrackError(failed, `Error loading espot ${espot.name}`);
  return { html: data ?? undefined, failed };
}
