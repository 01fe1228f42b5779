import { Trans, useLingui } from '@lingui/react/macro';
import type { Cents } from '@/domain/money/cents';
import { toDecimal } from '@/domain/money/parse-amount';
import { CloseIcon } from '@/ui/icons/close-icon';
import { clearChoices, isFiltered, toggleFacet, withoutPrices } from '../state/change-query';
import type { ListingQuery } from '../state/listing-query';
import { useListingContext } from './listing-context';
import { ListingLink } from './listing-link';
import { useFacetSections } from './use-facet-sections';
import { useFacetLabels } from './use-facet-texts';
import { useFocusAfterRemoval } from './use-focus-after-removal';

/** The applied filters as removable chips, with a link that clears all. */
export function ChosenFacets() {
  const { t } = useLingui();
  const { query } = useListingContext();
  const sections = useFacetSections();
  const { choiceLabel } = useFacetLabels();
  const price = usePriceChoice(query);
  const { region, remove } = useFocusAfterRemoval();

  return (
    <div ref={region}>
      {isFiltered(query) ? (
        <ul aria-label={t`Chosen filters`} className="flex min-h-11 flex-wrap items-center gap-2 max-lg:py-3">
          {query.facets.map((facet) => (
            <Chip
              key={`${facet.name}:${facet.value}`}
              label={choiceLabel(facet, sections)}
              to={toggleFacet(query, facet)}
              onRemove={remove}
            />
          ))}
          {price ? <Chip label={price} to={withoutPrices(query)} onRemove={remove} /> : null}
          <li>
            <ListingLink
              to={clearChoices(query)}
              onClick={remove}
              className="button button-link px-2 text-sm"
            >
              <Trans>Clear all</Trans>
            </ListingLink>
          </li>
        </ul>
      ) : null}
    </div>
  );
}

function usePriceChoice({ minPrice, maxPrice }: ListingQuery): string | undefined {
  const { priceRange } = useFacetLabels();
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  const text = (price: Cents | undefined) => (price === undefined ? undefined : toDecimal(price));
  return priceRange(text(minPrice), text(maxPrice));
}

interface ChipProps {
  label: string;
  to: ListingQuery;
  onRemove: () => void;
}

function Chip({ label, to, onRemove }: ChipProps) {
  const { t } = useLingui();
  return (
    <li>
      <ListingLink
        to={to}
        onClick={onRemove}
        aria-label={t`Remove filter: ${label}`}
        className="flex min-h-11 items-center gap-2 rounded-full bg-well pr-3 pl-4 text-sm transition-colors hover:bg-line lg:min-h-9"
      >
        {label}
        <CloseIcon size={16} />
      </ListingLink>
    </li>
  );
}
