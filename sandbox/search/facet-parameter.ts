import { apiErrors, reject } from '../http/api-errors';
import type { Currency } from '../seed/models/price';
import { numberFacets, valueFacets } from './facet-definitions';
import { type NumberRange, parseRange, parseUrlRange, rangeExpression } from './number-ranges';

/** The selected facets by index field. Values of one field are combined with OR, fields with AND. */
export interface FacetSelection {
  /** Codes or labels, as requested. */
  values: Map<string, string[]>;
  /** In wire values. */
  ranges: Map<string, NumberRange[]>;
}

const valueFields = new Set(valueFacets.map(({ field }) => field));
const numberFields = new Set(numberFacets.map(({ field }) => field));
const fieldOfName = new Map([...valueFacets, ...numberFacets].map(({ name, field }) => [name, field]));

/**
 * Parses the parameter `facet` (commerce-api.md §4): `field:"value"`, a bare `field:value`, or `field:({low high} high)` for
 * numbers.
 *
 * @throws ApiErrorResponse 400 for an unknown field and for an invalid range.
 */
export function parseFacets(facets: readonly string[] = []): FacetSelection {
  const selection: FacetSelection = { values: new Map(), ranges: new Map() };
  for (const facet of facets) addFacet(selection, facet, 'query.facet');
  return selection;
}

/**
 * Parses facets of a listing URL, `name:value`. The name is the facet's (FRAME_SHAPE), PRICE, or the index field. A
 * range is `low-high`; a missing end is open.
 * @param currency currency of prices
 *
 * @throws ApiErrorResponse 400 for an unknown name.
 */
export function parseNamedFacets(facets: readonly string[], currency: Currency): FacetSelection {
  const selection: FacetSelection = { values: new Map(), ranges: new Map() };
  for (const facet of facets) {
    const [name, value] = splitFacet(facet);
    const field = fieldOfName.get(name === 'PRICE' ? `OfferPrice_${currency}` : name) ?? name;
    const range = numberFields.has(field) ? parseUrlRange(value) : undefined;
    addFacet(selection, `${field}:${range ? rangeExpression(range) : value}`, 'body.selectedFacets');
  }
  return selection;
}

/** Returns the parameter `facet` for a code, encoded like the commerce API does. */
export function encodeValue(field: string, code: string): string {
  return encode(`${field}:"${code.replace(/["\\]/g, '\\$&')}"`);
}

/** Returns the parameter `facet` for a range, encoded like the commerce API does. */
export function encodeRange(field: string, range: NumberRange): string {
  return encode(`${field}:${rangeExpression(range)}`);
}

/** Encodes like the commerce API, which uses form encoding: spaces become +, brackets are encoded. */
function encode(text: string): string {
  return encodeURIComponent(text)
    .replace(/[()*!'~]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}

function addFacet(selection: FacetSelection, facet: string, parameter: string): void {
  const [field, value] = splitFacet(facet);
  if (numberFields.has(field)) {
    const range =
      parseRange(unquote(value)) ?? reject(apiErrors.invalidField(parameter, 'has no readable range'));
    append(selection.ranges, field, range);
  } else if (valueFields.has(field)) {
    append(selection.values, field, unquote(value));
  } else {
    reject(apiErrors.invalidField(parameter, `names the unknown field ${field}`));
  }
}

function splitFacet(facet: string): [string, string] {
  const colon = facet.indexOf(':');
  return [facet.slice(0, colon), facet.slice(colon + 1)];
}

function unquote(value: string): string {
  const quoted = /^"(.*)"$/s.exec(value.trim());
  return quoted ? (quoted[1] ?? '').replace(/\\(["\\])/g, '$1') : value.trim();
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
