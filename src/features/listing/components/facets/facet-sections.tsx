import { useFacetSections } from '../../hooks/use-facet-sections';
import { FacetPanelSection } from './facet-panel-section';

/** Renders all facet sections, for the panel beside the products and the drawer. */
export function FacetSections() {
  const sections = useFacetSections();
  return sections.map((section) => <FacetPanelSection key={section.id} section={section} />);
}
