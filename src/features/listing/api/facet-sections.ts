import type { CatalogSearchAnswer, CatalogSearchFacet } from '@generated/catalog/model';
import { isChosen } from '../state/change-query';
import type { FacetValue, ListingQuery } from '../state/listing-query';
import type { ListingScope } from '../state/listing-scope';
import { fromWireFacet } from './facet-fields';
import { type FacetGroup, facetGroups } from './facet-groups';

/** A value that a shopper can choose, or take back. */
export interface FacetOption extends FacetValue {
  /** In the shopper's language; of a range its own notation, which the page words. */
  label: string;
  /** Products that the value leaves or adds. */
  count: number;
  chosen: boolean;
  /** The facet holds one value at a time. */
  single: boolean;
}

/** One part of the filter panel. */
export interface FacetSection {
  id: string;
  /** The facet's name in the shopper's language; undefined where the page names the section itself. */
  title: string | undefined;
  group: FacetGroup;
  options: FacetOption[];
}

/**
 * Wire to view: the parts of the filter panel, in the order shown. A facet that would not narrow what is shown is left
 * out unless something of it is chosen, and so is one that the page has no name for.
 */
export function facetSections(
  answer: CatalogSearchAnswer,
  query: ListingQuery,
  scope: ListingScope,
): FacetSection[] {
  const facets = new Map((answer.facetView ?? []).map((facet) => [pageName(facet.name), facet]));
  return facetGroups(scope).flatMap((group) => {
    const parts = group.facets.flatMap((name) => facets.get(name) ?? []);
    const options = parts.flatMap((facet) => optionsOf(facet, query, answer.recordSetTotal));
    const title = group.facets.length === 1 ? titleOf(parts[0]) : undefined;
    return options.length > 0 ? [{ id: group.id, title, group, options }] : [];
  });
}

/** What the answer calls a chosen value; the value itself where it does not say. */
export function chosenLabel(sections: readonly FacetSection[], facet: FacetValue): string {
  const options = sections.flatMap((section) => section.options);
  const same = ({ name, value }: FacetValue) =>
    name === facet.name && value.toLowerCase() === facet.value.toLowerCase();
  return options.find(same)?.label ?? facet.value;
}

function optionsOf(facet: CatalogSearchFacet, query: ListingQuery, total: number): FacetOption[] {
  const single = facet.extendedData?.allowMultipleValueSelection === 'false';
  const options = facet.entry.flatMap(({ label, value, count }): FacetOption[] => {
    const own = fromWireFacet(facet.name, value);
    if (!own) return [];
    // An address may hold the label in place of the code: the platform takes both.
    const asLabel = { name: own.name, value: label };
    const wanted = !isChosen(query, own) && isChosen(query, asLabel) ? asLabel : own;
    return [{ ...wanted, label, count: Number(count), chosen: isChosen(query, wanted), single }];
  });
  const [only, ...others] = options;
  const narrows = others.length > 0 || (only !== undefined && only.count < total);
  return narrows || options.some(({ chosen }) => chosen) ? options : [];
}

function pageName(wireName: string): string {
  return wireName.startsWith('OfferPrice_') ? 'PRICE' : wireName;
}

function titleOf(facet: CatalogSearchFacet | undefined): string | undefined {
  return facet?.extendedData?.fname ?? facet?.extendedData?.attrname;
}
