import { isCodeFacet } from '@/domain/catalog/facet-fields';
import type { FacetValue } from '../state/listing-query';
import { RANGE_FIELDS } from './range-fields';

/** The commerce API's notation for above `low` and up to `high`; `*` is an open end. */
const WIRE_RANGE = /^\(\{(\*|[\d.]+) (\*|[\d.]+)\} (?:\*|[\d.]+)\)$/;

/**
 * Parses a URL-encoded facet value of the search server, which is `field:"value"`, a range, or a bare category id. Undefined
 * for an unknown facet.
 */
export function fromWireFacet(facetName: string, wireValue: string): FacetValue | undefined {
  const name = facetName.startsWith('OfferPrice_') ? 'PRICE' : facetName;
  const decoded = decode(wireValue);
  const text = decoded.slice(decoded.indexOf(':') + 1);
  if (Object.hasOwn(RANGE_FIELDS, name)) {
    const [range, low, high] = WIRE_RANGE.exec(text) ?? [];
    return range ? { name, value: `${toUrlEnd(low)}-${toUrlEnd(high)}` } : undefined;
  }
  if (!isCodeFacet(name)) return undefined;
  const quoted = /^"(.*)"$/s.exec(text)?.[1];
  return { name, value: quoted === undefined ? decoded : quoted.replace(/\\(["\\])/g, '$1') };
}

function toUrlEnd(end: string | undefined): string {
  return end === undefined || end === '*' ? '' : end;
}

/** Decodes form encoding (+ is a space). Malformed text is returned as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
