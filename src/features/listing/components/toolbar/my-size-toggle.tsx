import { deferHydration } from '@/platform/rendering/served-part';
import { useHasSize } from '@/platform/size/size-hint';
import { useListingContext } from './listing-context';

const MySizeLink = deferHydration(async () => (await import('./my-size-link')).MySizeLink);

/** The "Use my size" toggle on desktop. Its code loads only when a size is stored. */
export function MySizeToggle() {
  const { scope } = useListingContext();
  const hasSize = useHasSize();
  return hasSize && scope !== 'contact-lenses' ? <MySizeLink className="mr-4 max-lg:hidden" /> : null;
}
