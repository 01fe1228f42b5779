import { createContext, type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { useLatest } from '../state/use-latest';
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
  /** Loads what its controls open, beside its code, as soon as the shopper turns to it. */
  onIntent?: () => Promise<unknown>;
}

/**
 * Wraps deferred components. They hydrate when the shopper approaches the section, or while the browser is idle: near the
 * viewport (`whenIdle`), or anywhere (`isMain`).
 */
export function HydrationSection({
  as = 'div',
  whenIdle = false,
  isMain = false,
  onIntent,
  ...props
}: HydrationSectionProps) {
  const latestOnIntent = useLatest(onIntent);
  const [section] = useState(() => createSection(async () => latestOnIntent.current?.().catch(() => {})));
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
      <Element {...props} data-main={isMain || undefined} ref={ref} />
    </SectionContext>
  );
}
