import { deferHydration } from '@/lib/hydration/defer-hydration';
import { useHasSize } from '@/lib/size/has-size';
import { useListingContext } from '../listing-context';

const MySizeLink = deferHydration(async () => (await import('../facets/my-size-link')).MySizeLink);

/** The "Use my size" toggle on desktop. Its code loads only when a size is stored. */
export function MySizeToggle() {
  const { scope } = useListingContext();
  const hasSize = useHasSize();
  return hasSize && scope !== 'contact-lenses' ? <MySizeLink className="mr-4 max-lg:hidden" /> : null;
}
