import { createContext, type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { createSection, type Section } from './deferred-components';
import { hydrateWhenIdle } from './hydrate-when-idle';
import { watchSection } from './section-events';

/** The section around a deferred component. */
export const SectionContext = createContext<Section | undefined>(undefined);

export interface HydrationSectionProps extends HTMLAttributes<HTMLElement> {
  /** Default: div. */
  as?: 'div' | 'ul' | 'aside' | 'main';
  /** Hydrates it while the browser is idle, too, where the page stays within its limit of JavaScript. */
  whenIdle?: boolean;
}

/**
 * Wraps deferred components. They hydrate when the shopper approaches the section, or when it is near the viewport
 * (`whenIdle`).
 */
export function HydrationSection({ as = 'div', whenIdle = false, ...props }: HydrationSectionProps) {
  const [section] = useState(createSection);
  const ref = useRef<HTMLDivElement>(null);
  // Runs after the layout effects that add the components inside.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    watchSection(element, section);
    return whenIdle ? hydrateWhenIdle(element, section) : undefined;
  }, [section, whenIdle]);
  const Element = as as 'div';
  return (
    <SectionContext value={section}>
      <Element {...props} ref={ref} />
    </SectionContext>
  );
}
