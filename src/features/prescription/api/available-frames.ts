import { checkAvailableFrames } from '@generated/catalog/catalog';
import type { AvailableFramesRequest } from '@generated/catalog/model/availableFramesRequest';
import { redirectTarget } from '@/domain/navigation/redirect-target';
import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import type { Site } from '@/lib/site/site';
import { type FilterableListing, withoutPrescriptionFacets } from './filterable-listing';

/** Returns the request body for the frames of a listing that fit a prescription (003 §7). */
export function availableFramesRequest(
  { SPH, CYL }: StoredPrescription,
  { searchType, term, facets }: Pick<FilterableListing, 'searchType' | 'term' | 'facets'>,
): AvailableFramesRequest {
  return {
    // All frames of the listing. The commerce API rejects a call without the parameter (003 §7).
    frame: '',
    prescriptionObject: {
      sphOD: SPH.OD,
      sphOS: SPH.OS,
      ...(CYL ? { cylOD: CYL.OD, cylOS: CYL.OS } : {}),
    },
    selectedFacets: withoutPrescriptionFacets(facets),
    searchType,
    ...(searchType === 'search' && term ? { searchTerm: term } : {}),
  };
}

/**
 * Returns the path of the listing filtered by the frames that fit a prescription; undefined when none does.
 *
 * @throws ApiError when the request fails.
 */
export async function findAvailableFrames(
  { storeId, catalogId, languageId }: Site,
  prescription: StoredPrescription,
  listing: FilterableListing,
): Promise<string | undefined> {
  const request = availableFramesRequest(prescription, listing);
  const { response } = await checkAvailableFrames(storeId, catalogId, request, { langId: languageId });
  return response.count > 0 ? redirectTarget(response.url, '') || undefined : undefined;
}
