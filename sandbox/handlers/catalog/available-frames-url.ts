import type { AvailableFramesQuestion } from '@generated/catalog/model';
import type { Eye } from '@/domain/prescription/eye';
import { type EyeValues, largestAbsolutePower } from '@/domain/prescription/frame-compatibility';
import { addressRange } from '../../search/number-ranges';
import type { AnswerView } from '../../serializers/answer-view';

/** Sphere and cylinder of both eyes, in dioptres. */
export type BothEyes = Readonly<Record<Eye, EyeValues>>;

/** Ranges leave their lower end out; powers come in quarters, so that this keeps a frame that takes just enough. */
const JUST_BELOW = 0.01;

/**
 * Path of the listing that holds the frames that take a prescription: the shopper's facets, and unless the question is
 * about one frame the powers that it must take, as facets `name:value`.
 */
export function availableFramesUrl(
  { searchType, searchTerm, selectedFacets, frame }: AvailableFramesQuestion,
  eyes: BothEyes,
  view: AnswerView,
): string {
  const parameters = new URLSearchParams();
  if (searchType === 'search' && searchTerm) parameters.append('q', searchTerm);
  for (const facet of [...selectedFacets, ...(frame ? [] : powerFacets(eyes))]) {
    parameters.append('facet', facet);
  }
  if (parameters.has('facet')) parameters.append('page', '1');
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return `/${view.locale}/${searchType}${query}`;
}

function powerFacets({ right, left }: BothEyes): string[] {
  const powers = [right, left].map((eye) => largestAbsolutePower(eye.sphere ?? 0, eye.cylinder));
  const low = Number((Math.max(...powers) - JUST_BELOW).toFixed(2));
  return [
    'ROXABLE:True',
    `MIN_TOTAL_POWER:${addressRange({ high: Math.min(...powers) })}`,
    `MAX_TOTAL_POWER:${addressRange({ low })}`,
  ];
}
