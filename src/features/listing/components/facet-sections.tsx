import { FacetSectionPart } from './facet-section-part';
import { MySizeToggle } from './my-size-toggle';
import { useFacetSections } from './use-facet-sections';

/** All filters: in the panel beside the products, and in the drawer. */
export function FacetSections() {
  const sections = useFacetSections();
  return (
    <>
      <MySizeToggle className="mb-4 rounded-md bg-well px-4" />
      {sections.map((section) => (
        <FacetSectionPart key={section.id} section={section} />
      ))}
    </>
  );
}
