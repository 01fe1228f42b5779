import { CODE_FIELDS, isCodeFacet } from '@/domain/catalog/facet-fields';
import type { Site } from '@/lib/site/site';
import type { FacetValue } from '../state/listing-query';
import { RANGE_FIELDS } from './range-fields';

/** Smaller than any step between two widths. */
const JUST_BELOW = 0.001;

/** A range in the page URL. */
const RANGE = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/;

/** Returns one value of the `facet` parameter; undefined for a facet that is not indexed, which is not requested. */
export function toWireFacet({ name, value }: FacetValue, site: Site): string | undefined {
  if (isCodeFacet(name)) return `${CODE_FIELDS[name]}:"${value.replace(/["\\]/g, '\\$&')}"`;
  const rangeField = Object.hasOwn(RANGE_FIELDS, name) ? RANGE_FIELDS[name] : undefined;
  const ends = rangeEnds(value);
  if (!rangeField || !ends || (ends.low === undefined && ends.high === undefined)) return undefined;
  const low = rangeField.includesLow && ends.low ? Number(ends.low) - JUST_BELOW : ends.low;
  const high = ends.high ?? '*';
  return `${rangeField.field(site)}:({${low ?? '*'} ${high}} ${high})`;
}

/** Returns the ends of a range in the page URL; undefined for a value that is not a range. */
export function rangeEnds(
  value: string,
): { low?: string | undefined; high?: string | undefined } | undefined {
  const [range, low, high] = RANGE.exec(value) ?? [];
  return range ? { low, high } : undefined;
}
