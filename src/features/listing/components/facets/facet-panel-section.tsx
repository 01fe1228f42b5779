import { useState } from 'react';
import { ChevronDownIcon } from '@/ui/icons/icons';
import type { FacetSection } from '../../api/facet-sections';
import { useFacetLabels } from '../../hooks/use-facet-labels';
import { useListingContext } from '../listing-context';
import { ColorOptions } from './color-options';
import { OptionList } from './option-list';
import { PriceForm } from './price-form';

export interface FacetPanelSectionProps {
  section: FacetSection;
  /** Renders the values when the section is opened. */
  onDemand: boolean;
}

/** Renders one facet section. A native details element, so that it works before hydration. */
export function FacetPanelSection({ section, onDemand }: FacetPanelSectionProps) {
  const { sectionTitle } = useFacetLabels();
  const { query } = useListingContext();
  const { group, options } = section;
  const isPrice = group.variant === 'prices';
  const hasSelection =
    options.some(({ selected }) => selected) || (isPrice && (query.minPrice ?? query.maxPrice) !== undefined);
  // Initial state only: the section must not close when the shopper removes its last selected value.
  const [open] = useState(group.defaultOpen || hasSelection);
  const [isRendered, setRendered] = useState(open || !onDemand);
  return (
    <details
      open={open}
      onToggle={() => setRendered(true)}
      className="group border-line border-b first:border-t open:pb-4"
    >
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 rounded-sm py-3 hover:text-accent [&::-webkit-details-marker]:hidden">
        <h3 className="text-base">{sectionTitle(section)}</h3>
        <ChevronDownIcon size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      {isRendered ? (
        <>
          {group.variant === 'swatches' ? (
            <ColorOptions options={options} label={sectionTitle(section)} />
          ) : (
            <OptionList options={options} label={sectionTitle(section)} />
          )}
          {isPrice ? <PriceForm /> : null}
        </>
      ) : null}
    </details>
  );
}
