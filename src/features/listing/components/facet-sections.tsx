import { FacetSectionPart } from './facet-section-part';
import { useFacetSections } from './use-facet-sections';

/** All filters: in the panel beside the products, and in the drawer. */
export function FacetSections() {
  const sections = useFacetSections();
  return sections.map((section) => <FacetSectionPart key={section.id} section={section} />);
}
