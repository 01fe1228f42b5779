import { FacetPanelSection } from './facet-section-part';
import { useFacetSections } from './use-facet-sections';

/** All facet sections, for the panel beside the products and the drawer. */
export function FacetSections() {
  const sections = useFacetSections();
  return sections.map((section) => <FacetPanelSection key={section.id} section={section} />);
}
