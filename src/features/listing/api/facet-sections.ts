import type { CatalogSearchFacet, CatalogSearchResponse } from '@generated/catalog/model';
import { isSelected } from '../state/change-query';
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
  selected: boolean;
  /** The facet accepts one value at a time. */
  singleSelect: boolean;
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
 * Maps facets to the sections of the filter panel, in display order. Leaves out unknown facets, and facets that would not
 * reduce the results unless one of their values is selected. Options listed before keep their position, with a count of 0 if
 * they match nothing now: a click must not move the target of the next one.
 *
 * @param previousSections the sections displayed so far.
 */
export function facetSections(
  response: CatalogSearchResponse,
  query: ListingQuery,
  scope: ListingScope,
  previousSections: readonly FacetSection[] = [],
): FacetSection[] {
  const facets = new Map((response.facetView ?? []).map((facet) => [toUrlName(facet.name), facet]));
  return facetGroups(scope).flatMap((group) => {
    const previous = previousSections.find(({ id }) => id === group.id);
    const wireFacets = group.facets.flatMap((name) => facets.get(name) ?? []);
    const options = wireFacets.flatMap((facet) => {
      const allOptions = optionsOf(facet, query);
      const wasShown = previous?.options.some(({ name }) => name === allOptions[0]?.name);
      return wasShown || isUsefulFacet(allOptions, response.recordSetTotal) ? allOptions : [];
    });
    const allOptions = previous ? mergeOptions(previous.options, options, query) : options;
    const title = group.facets.length === 1 ? (titleOf(wireFacets[0]) ?? previous?.title) : undefined;
    return allOptions.length > 0 ? [{ id: group.id, title, group, options: allOptions }] : [];
  });
}

/** Returns the label of a selected value from the response; the value itself where there is none. */
export function selectedLabel(sections: readonly FacetSection[], facet: FacetValue): string {
  const options = sections.flatMap((section) => section.options);
  const isSameValue = ({ name, value }: FacetValue) =>
    name === facet.name && value.toLowerCase() === facet.value.toLowerCase();
  return options.find(isSameValue)?.label ?? facet.value;
}

function optionsOf(facet: CatalogSearchFacet, query: ListingQuery): FacetOption[] {
  const singleSelect = facet.extendedData?.allowMultipleValueSelection === 'false';
  return facet.entry.flatMap(({ label, value, count }): FacetOption[] => {
    const facetValue = fromWireFacet(facet.name, value);
    if (!facetValue) return [];
    // A URL may hold the label instead of the code: the commerce API accepts both.
    const byLabel = { name: facetValue.name, value: label };
    const matchedValue = !isSelected(query, facetValue) && isSelected(query, byLabel) ? byLabel : facetValue;
    return [
      {
        ...matchedValue,
        label,
        count: Number(count),
        selected: isSelected(query, matchedValue),
        singleSelect,
      },
    ];
  });
}

/** Returns whether a facet can reduce the results, or already does. */
function isUsefulFacet(options: readonly FacetOption[], total: number): boolean {
  const [firstOption, ...others] = options;
  const reducesResults = others.length > 0 || (firstOption !== undefined && firstOption.count < total);
  return reducesResults || options.some(({ selected }) => selected);
}

/** Returns the current options at their previous positions. A new option is inserted after its current predecessor. */
function mergeOptions(
  previous: readonly FacetOption[],
  current: readonly FacetOption[],
  query: ListingQuery,
): FacetOption[] {
  const indexOfOption = (options: readonly FacetOption[], target: FacetOption | undefined) =>
    options.findIndex(({ name, label }) => name === target?.name && label === target.label);
  const merged = previous.map(
    (option) =>
      current[indexOfOption(current, option)] ?? { ...option, count: 0, selected: isSelected(query, option) },
  );
  current.forEach((option, index) => {
    if (indexOfOption(merged, option) < 0)
      merged.splice(indexOfOption(merged, current[index - 1]) + 1, 0, option);
  });
  return merged;
}

function toUrlName(wireName: string): string {
  return wireName.startsWith('OfferPrice_') ? 'PRICE' : wireName;
}

function titleOf(facet: CatalogSearchFacet | undefined): string | undefined {
  return facet?.extendedData?.fname ?? facet?.extendedData?.attrname;
}
