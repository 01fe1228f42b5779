import { useLingui } from '@lingui/react/macro';
import { advisorPaths } from '@/lib/navigation/advisor-paths';
import { type ListingName, sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import type { FacetLink } from '../api/facet-links';
import type { CategoryMenuView } from '../api/use-category-menu';

export interface MenuSection {
  title: string;
  links: { href: string; label: string }[];
}

/**
 * Returns the titled link lists of a category menu. The first section always links to the full listing, even if loading failed.
 */
export function useMenuSections(listing: ListingName, view: CategoryMenuView): MenuSection[] {
  const site = useSite();
  const { t } = useLingui();
  const allLabels = {
    eyeglasses: t`All eyeglasses`,
    sunglasses: t`All sunglasses`,
    'contact-lenses': t`All contact lenses`,
  };
  const toLinks = (links: FacetLink[]) =>
    links.map(({ label, facet }) => ({ label, href: sitePaths.listing(site, listing, [facet]) }));
  const allLink = { label: allLabels[listing], href: sitePaths.listing(site, listing) };
  const advisorLinks =
    listing === 'contact-lenses'
      ? []
      : [{ label: t`Frames for your face shape`, href: advisorPaths.faceShape(site) }];
  const lenses = view.lenses.map(({ name, upc }) => ({ label: name, href: sitePaths.product(site, upc) }));
  return [
    { title: t`Shop`, links: [allLink, ...toLinks(view.categories), ...advisorLinks] },
    { title: t`Shapes`, links: toLinks(view.shapes) },
    { title: t`Popular lenses`, links: lenses },
    { title: t`Brands`, links: toLinks(view.brands) },
  ].filter(({ links }) => links.length > 0);
}
