import { createContext, type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { createSection, type Section } from './deferred-components';
import { hydrateWhenIdle } from './hydrate-when-idle';
import { useLoadWhenIdle } from './load-when-idle';
import { watchSection } from './section-events';

/** The section around a deferred component. */
export const SectionContext = createContext<Section | undefined>(undefined);

export interface HydrationSectionProps extends HTMLAttributes<HTMLElement> {
  /** Default: div. */
  as?: 'div' | 'ul' | 'aside' | 'main';
  /** Hydrates it while the browser is idle, too, where the page stays within its limit of JavaScript. */
  whenIdle?: boolean;
  /** Has the page's main button: hydrates after the first load, wherever it is. */
  isMain?: boolean;
}

/**
 * Wraps deferred components. They hydrate when the shopper approaches the section, or while the browser is idle: near the
 * viewport (`whenIdle`), or anywhere (`isMain`).
 */
export function HydrationSection({
  as = 'div',
  whenIdle = false,
  isMain = false,
  ...props
}: HydrationSectionProps) {
  const [section] = useState(createSection);
  const ref = useRef<HTMLDivElement>(null);
  // Runs after the layout effects that add the components inside.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    watchSection(element, section);
    return whenIdle ? hydrateWhenIdle(element, section) : undefined;
  }, [section, whenIdle]);
  useLoadWhenIdle(async () => {
    if (isMain) await section.load();
  });
  const Element = as as 'div';
  return (
    <SectionContext value={section}>
      <Element {...props} ref={ref} />
    </SectionContext>
  );
}
