import type { CatalogSearchAnswer, CatalogSearchFacet } from '@generated/catalog/model';
import { isChosen } from '../state/change-query';
import type { FacetValue, ListingQuery } from '../state/listing-query';
import type { ListingScope } from '../state/listing-scope';
import { type FacetGroup, facetGroups } from './facet-groups';
import { fromWireFacet } from './from-wire-facet';

/** A facet value that can be selected or removed. */
export interface FacetOption extends FacetValue {
  /** In the shopper's language; for a range its wire notation, which the page formats. */
  label: string;
  /** Number of products with this value. */
  count: number;
  chosen: boolean;
  /** The facet accepts one value at a time. */
  single: boolean;
}

/** One section of the filter panel. */
export interface FacetSection {
  id: string;
  /** The facet's title in the shopper's language; undefined where the page titles the section itself. */
  title: string | undefined;
  group: FacetGroup;
  options: FacetOption[];
}

/**
 * Wire to view: the sections of the filter panel, in display order. Leaves out unknown facets, and facets that would
 * not reduce the results unless one of their values is selected. Options listed before keep their position, with a
 * count of 0 if they match nothing now: a click must not move the target of the next one.
 *
 * @param previousSections the sections displayed so far.
 */
export function facetSections(
  response: CatalogSearchAnswer,
  query: ListingQuery,
  scope: ListingScope,
  shown: readonly FacetSection[] = [],
): FacetSection[] {
  const facets = new Map((response.facetView ?? []).map((facet) => [pageName(facet.name), facet]));
  return facetGroups(scope).flatMap((group) => {
    const before = shown.find(({ id }) => id === group.id);
    const wireFacets = group.facets.flatMap((name) => facets.get(name) ?? []);
    const options = wireFacets.flatMap((facet) => {
      const all = optionsOf(facet, query);
      const stays = before?.options.some(({ name }) => name === all[0]?.name);
      return stays || isOfUse(all, response.recordSetTotal) ? all : [];
    });
    const all = before ? mergeOptions(before.options, options, query) : options;
    const title = group.facets.length === 1 ? (titleOf(wireFacets[0]) ?? before?.title) : undefined;
    return all.length > 0 ? [{ id: group.id, title, group, options: all }] : [];
  });
}

/** Label of a selected value from the response; the value itself where there is none. */
export function chosenLabel(sections: readonly FacetSection[], facet: FacetValue): string {
  const options = sections.flatMap((section) => section.options);
  const same = ({ name, value }: FacetValue) =>
    name === facet.name && value.toLowerCase() === facet.value.toLowerCase();
  return options.find(same)?.label ?? facet.value;
}

function optionsOf(facet: CatalogSearchFacet, query: ListingQuery): FacetOption[] {
  const single = facet.extendedData?.allowMultipleValueSelection === 'false';
  return facet.entry.flatMap(({ label, value, count }): FacetOption[] => {
    const own = fromWireFacet(facet.name, value);
    if (!own) return [];
    // A URL may hold the label instead of the code: the commerce API accepts both.
    const asLabel = { name: own.name, value: label };
    const wanted = !isChosen(query, own) && isChosen(query, asLabel) ? asLabel : own;
    return [{ ...wanted, label, count: Number(count), chosen: isChosen(query, wanted), single }];
  });
}

/** Whether a facet can reduce the results, or already does. */
function isOfUse(options: readonly FacetOption[], total: number): boolean {
  const [only, ...others] = options;
  const reducesResults = others.length > 0 || (only !== undefined && only.count < total);
  return reducesResults || options.some(({ chosen }) => chosen);
}

/** Current options at their previous positions. A new option is inserted after its current predecessor. */
function mergeOptions(
  before: readonly FacetOption[],
  now: readonly FacetOption[],
  query: ListingQuery,
): FacetOption[] {
  const placeOf = (options: readonly FacetOption[], sought: FacetOption | undefined) =>
    options.findIndex(({ name, label }) => name === sought?.name && label === sought.label);
  const merged = before.map(
    (option) => now[placeOf(now, option)] ?? { ...option, count: 0, chosen: isChosen(query, option) },
  );
  now.forEach((option, index) => {
    if (placeOf(merged, option) < 0) merged.splice(placeOf(merged, now[index - 1]) + 1, 0, option);
  });
  return merged;
}

function pageName(wireName: string): string {
  return wireName.startsWith('OfferPrice_') ? 'PRICE' : wireName;
}

function titleOf(facet: CatalogSearchFacet | undefined): string | undefined {
  return facet?.extendedData?.fname ?? facet?.extendedData?.attrname;
}
