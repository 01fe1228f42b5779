import type { RenderFilter } from '@/features/listing/components/listing-context';
import { PrescriptionFilter } from '@/features/prescription/components/prescription-filter';

/** Renders the prescription filter of a frame listing. */
export const renderPrescriptionFilter: RenderFilter = (listing) => <PrescriptionFilter listing={listing} />;
