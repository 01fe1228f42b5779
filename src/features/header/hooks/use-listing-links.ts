import { useLingui } from '@lingui/react/macro';
import { type ListingName, sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';

export interface ListingLink {
  name: ListingName;
  href: string;
  label: string;
}

/** Links to the three listings, in menu order. */
export function useListingLinks(): ListingLink[] {
  const site = useSite();
  const { t } = useLingui();
  const labels = {
    eyeglasses: t`Eyeglasses`,
    sunglasses: t`Sunglasses`,
    'contact-lenses': t`Contact lenses`,
  };
  return Object.entries(labels).map(([key, label]) => {
    const name = key as ListingName;
    return { name, href: sitePaths.listing(site, name), label };
  });
}
