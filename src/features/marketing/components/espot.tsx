import { type ReactNode, useState } from 'react';
import type { EspotConfig } from '../api/espot-config';
import { useEspot } from '../api/use-espot';
import { useTimeout } from '../hooks/use-timeout';
import { EspotHtml } from './espot-html';
import { HeldPlace } from './held-place';

/** How long the placeholder of a loading espot is shown, in milliseconds (000 §2: about 1.5 s). */
const SKELETON_MS = 1500;

export interface EspotProps {
  espot: EspotConfig;
  /**
   * Minimum height, as class names, of the place that is held while the content is delayed, so that nothing moves. For
   * espots that the page's `prepare` loads.
   */
  placeClassName?: string | undefined;
  /** Skeleton, shown for at most 1.5 s. A held place has one of its own. */
  placeholder?: ReactNode;
  /** Shown when the espot is empty, failed or slow. */
  fallback?: ReactNode;
  className?: string;
  /** Wraps the content. Not rendered for an empty espot. */
  children?: (content: ReactNode) => ReactNode;
}

/** An espot: sanitized content from the retailer, its fallback, or nothing. */
export function Espot({ espot, placeClassName, placeholder, fallback, className, children }: EspotProps) {
  const { html, failed } = useEspot(espot);
  const timedOut = useTimeout(SKELETON_MS);
  const isLoading = html === undefined && !failed;
  // Decided once: content that was there from the start needs no place.
  const [isHeld] = useState(isLoading && placeClassName !== undefined);
  const htmlElement = html ? <EspotHtml html={html} className={className} /> : undefined;
  const content = htmlElement && children ? children(htmlElement) : htmlElement;
  if (isHeld)
    return (
      <HeldPlace className={placeClassName} isLoading={isLoading}>
        {content}
      </HeldPlace>
    );
  return content ?? (isLoading && !timedOut ? placeholder : fallback);
}
