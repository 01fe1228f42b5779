import type { RenderFilter } from '@/features/listing/components/listing-context';
import { deferHydration } from '@/lib/hydration/defer-hydration';

const ListingFilter = deferHydration(async () => (await import('./composed-filter')).ComposedFilter, true);

/** Renders the prescription filter of a frame listing. */
export const renderPrescriptionFilter: RenderFilter = (listing) => <ListingFilter listing={listing} />;
