import { lazy, Suspense } from 'react';
import { useHasSize } from '@/platform/size/size-hint';
import { useListingContext } from './listing-context';

const MySizeLink = lazy(async () => ({ default: (await import('./my-size-link')).MySizeLink }));

/** The toggle "Use my size" of listings with frames; its code comes once a size is stored. */
export function MySizeToggle({ className }: { className: string }) {
  const { scope } = useListingContext();
  const stored = useHasSize();
  if (!stored || scope === 'contact-lenses') return null;
  return (
    <Suspense fallback={null}>
      <MySizeLink className={className} />
    </Suspense>
  );
}
