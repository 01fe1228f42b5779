import type { FacetValue } from '../state/listing-query';
import { CODE_FIELDS, RANGE_FIELDS } from './facet-fields';

/** The platform's way to say above `low` and up to `high`; `*` leaves an end open. */
const WIRE_RANGE = /^\(\{(\*|[\d.]+) (\*|[\d.]+)\} (?:\*|[\d.]+)\)$/;

/**
 * The page's facet for an entry that the search server hands out, URL-encoded: `field:"value"`, a range, or the bare id
 * of a category. Undefined for a facet that the page has no name for.
 */
export function fromWireFacet(facetName: string, entryValue: string): FacetValue | undefined {
  const name = facetName.startsWith('OfferPrice_') ? 'PRICE' : facetName;
  const decoded = decode(entryValue);
  const text = decoded.slice(decoded.indexOf(':') + 1);
  if (Object.hasOwn(RANGE_FIELDS, name)) {
    const [range, low, high] = WIRE_RANGE.exec(text) ?? [];
    return range ? { name, value: `${openEnd(low)}-${openEnd(high)}` } : undefined;
  }
  if (!Object.hasOwn(CODE_FIELDS, name)) return undefined;
  const quoted = /^"(.*)"$/s.exec(text)?.[1];
  return { name, value: quoted === undefined ? decoded : quoted.replace(/\\(["\\])/g, '$1') };
}

function openEnd(end: string | undefined): string {
  return end === undefined || end === '*' ? '' : end;
}

/** As forms encode: + stands for a blank. Text that is not encoded properly stands for itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
