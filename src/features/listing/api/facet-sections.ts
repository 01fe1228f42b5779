import type { CatalogSearchAnswer, CatalogSearchFacet } from '@generated/catalog/model';
import { isChosen } from '../state/change-query';
import type { FacetValue, ListingQuery } from '../state/listing-query';
import type { ListingScope } from '../state/listing-scope';
import { type FacetGroup, facetGroups } from './facet-groups';
import { fromWireFacet } from './from-wire-facet';

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
 * out unless something of it is chosen, and so is one that the page has no name for. What was shown before stays in its
 * place, with a count of 0 where it leads to nothing now: a press must not move what the next one is for.
 *
 * @param shown the parts shown so far.
 */
export function facetSections(
  answer: CatalogSearchAnswer,
  query: ListingQuery,
  scope: ListingScope,
  shown: readonly FacetSection[] = [],
): FacetSection[] {
  const facets = new Map((answer.facetView ?? []).map((facet) => [pageName(facet.name), facet]));
  return facetGroups(scope).flatMap((group) => {
    const before = shown.find(({ id }) => id === group.id);
    const parts = group.facets.flatMap((name) => facets.get(name) ?? []);
    const options = parts.flatMap((facet) => {
      const all = optionsOf(facet, query);
      const stays = before?.options.some(({ name }) => name === all[0]?.name);
      return stays || isOfUse(all, answer.recordSetTotal) ? all : [];
    });
    const all = before ? keepOptions(before.options, options, query) : options;
    const title = group.facets.length === 1 ? (titleOf(parts[0]) ?? before?.title) : undefined;
    return all.length > 0 ? [{ id: group.id, title, group, options: all }] : [];
  });
}

/** What the answer calls a chosen value; the value itself where it does not say. */
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
    // An address may hold the label in place of the code: the platform takes both.
    const asLabel = { name: own.name, value: label };
    const wanted = !isChosen(query, own) && isChosen(query, asLabel) ? asLabel : own;
    return [{ ...wanted, label, count: Number(count), chosen: isChosen(query, wanted), single }];
  });
}

/** Whether one of a facet's values would narrow what is shown, or does so already. */
function isOfUse(options: readonly FacetOption[], total: number): boolean {
  const [only, ...others] = options;
  const narrows = others.length > 0 || (only !== undefined && only.count < total);
  return narrows || options.some(({ chosen }) => chosen);
}

/** The options of now in the places of those before; a new one stands after the one that it follows now. */
function keepOptions(
  before: readonly FacetOption[],
  now: readonly FacetOption[],
  query: ListingQuery,
): FacetOption[] {
  const placeOf = (options: readonly FacetOption[], sought: FacetOption | undefined) =>
    options.findIndex(({ name, label }) => name === sought?.name && label === sought.label);
  const kept = before.map(
    (option) => now[placeOf(now, option)] ?? { ...option, count: 0, chosen: isChosen(query, option) },
  );
  now.forEach((option, index) => {
    if (placeOf(kept, option) < 0) kept.splice(placeOf(kept, now[index - 1]) + 1, 0, option);
  });
  return kept;
}

function pageName(wireName: string): string {
  return wireName.startsWith('OfferPrice_') ? 'PRICE' : wireName;
}

function titleOf(facet: CatalogSearchFacet | undefined): string | undefined {
  return facet?.extendedData?.fname ?? facet?.extendedData?.attrname;
}
