import type { ReactNode } from 'react';
import type { Spot } from '../api/spot';
import { useEspot } from '../api/use-espot';
import { EspotHtml } from './espot-html';
import { usePatience } from './use-patience';

/** How long the shape of a spot on its way is shown, in milliseconds (000 §2: about 1.5 s). */
const SKELETON_MS = 1500;

export interface EspotProps {
  spot: Spot;
  /** Whether the page's `prepare` reads it, so that it stands in the served page and nothing moves. */
  prepared?: boolean;
  /** The shape of what comes, at most 1.5 s long. */
  placeholder?: ReactNode;
  /** In place of a spot that is empty, failed or late. */
  fallback?: ReactNode;
  className?: string;
  /** What stands around the content; an empty spot has none of it. */
  children?: (content: ReactNode) => ReactNode;
}

/** A marketing spot: cleaned content of the retailer, or what stands in for it, or nothing at all. */
export function Espot({ spot, prepared, placeholder, fallback, className, children }: EspotProps) {
  const { html, failed } = useEspot(spot, { prepared });
  const late = usePatience(SKELETON_MS);
  if (html) {
    const content = <EspotHtml html={html} className={className} />;
    return children ? children(content) : content;
  }
  return html === undefined && !failed && !late ? placeholder : fallback;
}
