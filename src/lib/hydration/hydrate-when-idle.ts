import { hydrateDeferred, type Section } from './deferred-components';
import { idle, isSavingData } from './idle';

/** Distance below the viewport at which a section is near. */
const MARGIN = '0px 0px 200px';

/** From the touch until the tap has been answered, in milliseconds: code that loads or runs meanwhile delays it. */
const TAP_MS = 500;

/** Sections near the viewport that have not hydrated, in their order. */
const near = new Set<Section>();
let isHydrating = false;

/**
 * Hydrates a section while the browser is idle, once it is near the viewport, but not for shoppers who save data. @returns a
 * function that stops it.
 */
export function hydrateWhenIdle(element: Element, section: Section): (() => void) | undefined {
  if (!('IntersectionObserver' in window) || isSavingData()) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      near.add(section);
      if (!isHydrating) void hydrateNear();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    near.delete(section);
  };
}

/** Hydrates one section after the other, so that a tap waits for its section only. */
async function hydrateNear(): Promise<void> {
  isHydrating = true;
  for (const section of near) {
    await idle();
    await section.load();
    near.delete(section);
  }
  isHydrating = false;
}

/** Hydrates the rest of the page once a tap has been answered. */
export function hydrateRest(): Promise<void> {
  const answered = new Promise((resolve) => setTimeout(resolve, TAP_MS)).then(idle);
  return hydrateDeferred(answered);
}
