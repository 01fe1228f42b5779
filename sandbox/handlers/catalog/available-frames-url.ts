import type { AvailableFramesQuestion } from '@generated/catalog/model';
import type { Eye } from '@/domain/prescription/eye';
import { type EyeValues, largestAbsolutePower } from '@/domain/prescription/frame-compatibility';
import type { TotalPowerRange } from '@/domain/prescription/total-power-range';
import { addressRange } from '../../search/number-ranges';
import type { AnswerView } from '../../serializers/answer-view';

/** Sphere and cylinder of both eyes, in dioptres. */
export type BothEyes = Readonly<Record<Eye, EyeValues>>;

/** A frame's power ranges, from which the listing's address takes its bounds. */
export type PowerRanges = readonly TotalPowerRange[];

/**
 * Path of the listing that holds the frames that take a prescription: the shopper's facets, and unless the question is
 * about one frame the power ranges that frames must have, as facets `name:value`.
 *
 * An address is kept, shared and logged, so it never holds a power of the prescription: its bounds are those of the
 * catalogue's own frames, which keep the same frames.
 */
export function availableFramesUrl(
  { searchType, searchTerm, selectedFacets, frame }: AvailableFramesQuestion,
  eyes: BothEyes,
  view: AnswerView,
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

/** Bounds that every frame meets are left out. Ranges are above `low` and up to `high`. */
function powerFacets({ right, left }: BothEyes, ranges: PowerRanges): string[] {
  const powers = [right, left].map((eye) => largestAbsolutePower(eye.sphere ?? 0, eye.cylinder));
  const [weakest, strongest] = [Math.min(...powers), Math.max(...powers)];
  const tooStrong = ranges.map(({ min }) => min).filter((min) => min > weakest);
  const tooWeak = ranges.map(({ max }) => max).filter((max) => max < strongest);
  const highestMin = Math.max(...ranges.map(({ min }) => min).filter((min) => min <= weakest), 0);
  return [
    'ROXABLE:True',
    ...(tooStrong.length > 0 ? [`MIN_TOTAL_POWER:${addressRange({ high: highestMin })}`] : []),
    ...(tooWeak.length > 0 ? [`MAX_TOTAL_POWER:${addressRange({ low: Math.max(...tooWeak) })}`] : []),
  ];
}
