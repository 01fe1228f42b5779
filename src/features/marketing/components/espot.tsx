import { type ReactNode, useState } from 'react';
import type { EspotConfig } from '../api/espot-config';
import { useEspot } from '../api/use-espot';
import { useTimeout } from '../hooks/use-timeout';
import { EspotHtml } from './espot-html';
import { ReservedSpace } from './reserved-space';

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
