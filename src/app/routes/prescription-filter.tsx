import type { RenderFilter } from '@/features/listing/components/listing-context';
import { PrescriptionFilter } from '@/features/prescription-filter/components/prescription-filter';

/** A listing of frames keeps those that take the shopper's prescription. */
export const renderPrescriptionFilter: RenderFilter = (listing) => <PrescriptionFilter listing={listing} />;
