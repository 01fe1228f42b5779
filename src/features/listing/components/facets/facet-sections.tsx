import { useFacetSections } from '../../hooks/use-facet-sections';
import { FacetPanelSection } from './facet-panel-section';

export interface FacetSectionsProps {
  /** Renders the values of a closed section when it is opened: hundreds of elements that nobody sees yet. */
  onDemand?: boolean;
}

/** Renders all facet sections, for the panel beside the products and the drawer. */
export function FacetSections({ onDemand = false }: FacetSectionsProps) {
  const sections = useFacetSections();
  return sections.map((section) => <FacetPanelSection key={section.id} {...{ section, onDemand }} />);
}
