import { startTransition, useEffect, useState } from 'react';
import { useFacetSections } from '../../hooks/use-facet-sections';
import { FacetPanelSection } from './facet-panel-section';

/** As many as a drawer shows on a phone when it opens. */
const FIRST_SECTIONS = 2;

export interface FacetSectionsProps {
  /**
   * Renders what nobody sees yet later, which is hundreds of elements: the values of a closed section when it is opened, and
   * the sections further down after the first ones.
   */
  onDemand?: boolean;
}

/** Renders all facet sections, for the panel beside the products and the drawer. */
export function FacetSections({ onDemand = false }: FacetSectionsProps) {
  const sections = useFacetSections();
  const [showsAll, setShowsAll] = useState(!onDemand);
  useEffect(() => startTransition(() => setShowsAll(true)), []);
  return sections
    .slice(0, showsAll ? undefined : FIRST_SECTIONS)
    .map((section) => <FacetPanelSection key={section.id} {...{ section, onDemand }} />);
}
