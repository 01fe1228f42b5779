import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LensHeights } from '@/lib/hydration/lens-placeholder';
import { LENS_HEIGHTS_KEY } from '@/lib/storage/lens-keys';
import { readLocalText, writeLocalText } from '@/lib/storage/local-text';

/** Locales and widths whose heights are stored. */
const MAX_STORED = 8;

/** Room for the installments in two lines, which the reserved space always has. */
const INSTALLMENTS_HEIGHT = '2.75rem';

/**
 * Stores how high the details of the chosen lenses are, so that the next load of the page reserves exactly that
 * (`reserve-lens-space.ts`).
 *
 * @param isShown whether lenses are chosen.
 * @returns the ref of the details.
 */
export function useLensHeights(isShown: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const details = ref.current;
    if (!isShown || !details) return;
    // The URL of a later page would be a wrong key.
    const { pathname } = window.location;
    const store = () => storeHeights(measure(details), pathname);
    // Stores it when the shopper leaves the page, because each earlier height may change with the font, the plan or the
    // insurance.
    document.addEventListener('visibilitychange', store);
    window.addEventListener('pagehide', store);
    return () => {
      document.removeEventListener('visibilitychange', store);
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [isShown]);
  return ref;
}

/** Measures the natural heights, without the reserved ones. Nothing is painted meanwhile. */
function measure(details: HTMLElement): LensHeights {
  const installments = details.querySelector<HTMLElement>('output + p');
  setMinHeight(details, '0');
  setMinHeight(installments, INSTALLMENTS_HEIGHT);
  const heights: LensHeights = [heightOf(details), heightOf(installments)];
  details.style.cssText = '';
  if (installments) installments.style.cssText = '';
  return heights;
}

/** Sets it without a transition, which would take a frame even with reduced motion. */
function setMinHeight(element: HTMLElement | null, minHeight: string): void {
  if (element) element.style.cssText = `min-height:${minHeight};transition:none`;
}

const heightOf = (element: HTMLElement | null) => element?.getBoundingClientRect().height ?? 0;

/** Adds the heights to the stored ones, by the page's locale and width; the oldest make room. */
function storeHeights(heights: LensHeights, pathname: string): void {
  const key = `${pathname} ${window.innerWidth}`;
  const others = Object.entries(storedHeights()).filter(([stored]) => stored !== key);
  const entries = [...others.slice(1 - MAX_STORED), [key, heights]];
  writeLocalText(LENS_HEIGHTS_KEY, JSON.stringify(Object.fromEntries(entries)));
}

function storedHeights(): Record<string, LensHeights> {
  try {
    return JSON.parse(readLocalText(LENS_HEIGHTS_KEY) ?? '{}');
  } catch {
    return {};
  }
}
