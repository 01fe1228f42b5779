import type { AvailableFramesRequest } from '@generated/catalog/model';
import type { Eye } from '@/domain/prescription/eye';
import { type EyeValues, largestAbsolutePower } from '@/domain/prescription/frame-compatibility';
import type { TotalPowerRange } from '@/domain/prescription/total-power-range';
import { urlRange } from '../../search/number-ranges';
import type { ResponseView } from '../../serializers/response-view';

/** Sphere and cylinder of both eyes, in diopters. */
export type BothEyes = Readonly<Record<Eye, EyeValues>>;

/** Total power ranges of the catalog's frames; the facets of the URL take their bounds from these. */
export type PowerRanges = readonly TotalPowerRange[];

/**
 * Returns the URL of the listing with the frames that fit a prescription: the selected facets and, unless the request is for
 * one frame, the power ranges as facets `name:value`.
 *
 * URLs are stored, shared and logged, so they never contain a power of the prescription. The bounds are those of the catalog's
 * frames instead, and select the same frames.
 */
export function availableFramesUrl(
  { searchType, searchTerm, selectedFacets, frame }: AvailableFramesRequest,
  eyes: BothEyes,
  view: ResponseView,
  ranges: PowerRanges,
): string {
  const parameters = new URLSearchParams();
  if (searchType === 'search' && searchTerm) parameters.append('q', searchTerm);
  for (const facet of [...selectedFacets, ...(frame ? [] : powerFacets(eyes, ranges))]) {
    parameters.append('facet', facet);
  }
  if (parameters.has('facet')) parameters.append('page', '1');
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return `/${view.locale}/${searchType}${query}`;
}

/** Omits bounds that every frame meets. `low` is exclusive, `high` is inclusive. */
function powerFacets({ right, left }: BothEyes, ranges: PowerRanges): string[] {
  const powers = [right, left].map((eye) => largestAbsolutePower(eye.sphere ?? 0, eye.cylinder));
  const [weakest, strongest] = [Math.min(...powers), Math.max(...powers)];
  const excludedMins = ranges.map(({ min }) => min).filter((min) => min > weakest);
  const excludedMaxes = ranges.map(({ max }) => max).filter((max) => max < strongest);
  const highestMin = Math.max(...ranges.map(({ min }) => min).filter((min) => min <= weakest), 0);
  return [
    'ROXABLE:True',
    ...(excludedMins.length > 0 ? [`MIN_TOTAL_POWER:${urlRange({ high: highestMin })}`] : []),
    ...(excludedMaxes.length > 0 ? [`MAX_TOTAL_POWER:${urlRange({ low: Math.max(...excludedMaxes) })}`] : []),
  ];
}
