import type { ReactNode } from 'react';
import type { EspotConfig } from '../api/espot-config';
import { useEspot } from '../api/use-espot';
import { EspotHtml } from './espot-html';
import { useTimeout } from './use-timeout';

/** How long the placeholder of a loading espot is shown, in milliseconds (000 §2: about 1.5 s). */
const SKELETON_MS = 1500;

export interface EspotProps {
  espot: EspotConfig;
  /** Fetched by the page's `prepare`, so it is part of the server-rendered page and causes no layout shift. */
  prefetched?: boolean;
  /** Skeleton, shown for at most 1.5 s. */
  placeholder?: ReactNode;
  /** Shown when the espot is empty, failed or slow. */
  fallback?: ReactNode;
  className?: string;
  /** Wraps the content. Not rendered for an empty espot. */
  children?: (content: ReactNode) => ReactNode;
}

/** An espot: sanitized content from the retailer, its fallback, or nothing. */
export function Espot({ espot, prefetched, placeholder, fallback, className, children }: EspotProps) {
  const { html, failed } = useEspot(espot, { prefetched });
  const timedOut = useTimeout(SKELETON_MS);
  if (html) {
    const content = <EspotHtml html={html} className={className} />;
    return children ? children(content) : content;
  }
  return html === undefined && !failed && !timedOut ? placeholder : fallback;
}
