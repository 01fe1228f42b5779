import { FacetSectionPart } from './facet-section-part';
import { useListingContext } from './listing-context';
import { MySizeLink } from './my-size-link';
import { useFacetSections } from './use-facet-sections';

/** All filters: in the panel beside the products, and in the drawer. */
export function FacetSections() {
  const { scope } = useListingContext();
  const sections = useFacetSections();
  return (
    <>
      {scope === 'contact-lenses' ? null : <MySizeLink />}
      {sections.map((section) => (
        <FacetSectionPart key={section.id} section={section} />
      ))}
    </>
  );
}
