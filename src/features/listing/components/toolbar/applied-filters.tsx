import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import type { Cents } from '@/domain/money/cents';
import { toDecimal } from '@/domain/money/parse-amount';
import { CloseIcon } from '@/ui/icons/icons';
import { useFacetLabels } from '../../hooks/use-facet-labels';
import { useFacetSections } from '../../hooks/use-facet-sections';
import { clearFilters, facetChange, type QueryChange, withoutPrices } from '../../state/change-query';
import { isFiltered } from '../../state/count-filters';
import type { ListingQuery } from '../../state/listing-query';
import { RESULTS_HEADING_ID } from '../element-ids';
import { useListingContext } from '../listing-context';
import { ListingLink } from '../listing-link';

/** Shows the applied filters as removable chips, with a link that clears all. */
export function AppliedFilters() {
  const { t } = useLingui();
  const { query } = useListingContext();
  const sections = useFacetSections();
  const { filterLabel } = useFacetLabels();
  const priceLabel = usePriceFilterLabel(query);
  const { containerRef, markRemoved } = useFocusAfterRemoval();

  return (
    <div ref={containerRef}>
      {isFiltered(query) ? (
        <ul aria-label={t`Chosen filters`} className="flex min-h-11 flex-wrap items-center gap-2 max-lg:py-3">
          {query.facets.map((facet) => (
            <Chip
              key={`${facet.name}:${facet.value}`}
              label={filterLabel(facet, sections)}
              change={facetChange(facet, true)}
              onRemove={markRemoved}
            />
          ))}
          {priceLabel ? <Chip label={priceLabel} change={withoutPrices} onRemove={markRemoved} /> : null}
          <li>
            <ListingLink
              change={clearFilters}
              onClick={markRemoved}
              className="button button-link text-sm lg:px-2"
            >
              <Trans>Clear all</Trans>
            </ListingLink>
          </li>
        </ul>
      ) : null}
    </div>
  );
}

function usePriceFilterLabel({ minPrice, maxPrice }: ListingQuery): string | undefined {
  const { priceRange } = useFacetLabels();
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  const toText = (price: Cents | undefined) => (price === undefined ? undefined : toDecimal(price));
  return priceRange(toText(minPrice), toText(maxPrice));
}

interface ChipProps {
  label: string;
  change: QueryChange;
  onRemove: () => void;
}

function Chip({ label, change, onRemove }: ChipProps) {
  const { t } = useLingui();
  return (
    <li>
      <ListingLink
        change={change}
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

/**
 * Keeps the keyboard focus when a filter chip is removed. Moves it to the first remaining chip, or to the results heading when
 * none is left.
 *
 * @returns a ref for the chips' container, and a function to call when a chip is clicked.
 */
function useFocusAfterRemoval(): {
  containerRef: RefObject<HTMLDivElement | null>;
  markRemoved: () => void;
} {
  const containerRef = useRef<HTMLDivElement>(null);
  const removedRef = useRef(false);

  useEffect(() => {
    if (!removedRef.current || document.activeElement !== document.body) return;
    removedRef.current = false;
    const next = containerRef.current?.querySelector('a') ?? document.getElementById(RESULTS_HEADING_ID);
    next?.focus({ preventScroll: true });
  });

  return {
    containerRef,
    markRemoved: () => {
      removedRef.current = true;
    },
  };
}
