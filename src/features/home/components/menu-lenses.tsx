import { Trans, useLingui } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ProductImage } from '@/ui/display/product-image';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';
import { ArrowRightIcon } from '@/ui/icons/deferred-icons';
import { Grid } from '@/ui/layout/grid';
import type { MenuLens } from '../api/contact-lens-menu-view';
import { useContactLensMenu } from '../api/use-contact-lens-menu';
import { TilesFailure } from './tiles-failure';

export interface MenuLensesProps {
  /** Facet to request; all brands when undefined. */
  facet: string | undefined;
  brand: string | undefined;
  /** Path of the listing of these lenses. */
  listingHref: string;
  enabled: boolean;
}

/** Seven lenses and one link card, which fill the grid rows. */
const PLACEHOLDERS = ['1', '2', '3', '4', '5', '6', '7', '8'];
const GRID = 'gap-y-6 md:grid-cols-4 lg:grid-cols-4 lg:gap-y-8';

/** Renders up to seven lenses of a brand and a link to all of them. */
export function MenuLenses({ facet, brand, listingHref, enabled }: MenuLensesProps) {
  const { t } = useLingui();
  const { lenses, failed, retry } = useContactLensMenu(facet, enabled);
  if (!enabled) return null;
  if (failed) return <TilesFailure onRetry={retry} />;
  if (!lenses) {
    return (
      <SkeletonRegion label={t`Loading contact lenses`}>
        <Grid className={GRID}>
          {PLACEHOLDERS.map((placeholder) => (
            <li key={placeholder}>
              <ProductImage alt="" />
              <Skeleton className="mt-3 mb-3 h-5 w-3/4" />
            </li>
          ))}
        </Grid>
      </SkeletonRegion>
    );
  }
  return (
    <Grid className={GRID}>
      {lenses.map((lens) => (
        <li key={lens.upc} className="min-w-0">
          <LensLink {...lens} />
        </li>
      ))}
      <li className="min-w-0">
        <PageLink
          href={listingHref}
          className="group flex h-full min-h-32 flex-col justify-between rounded-md bg-accent-tint p-4 font-medium text-accent sm:p-5"
        >
          <ArrowRightIcon size={24} className="transition-transform group-hover:translate-x-1" />
          {brand ? <Trans>All of {brand}</Trans> : <Trans>All contact lenses</Trans>}
        </PageLink>
      </li>
    </Grid>
  );
}

function LensLink({ name, upc, image }: MenuLens) {
  return (
    <PageLink href={sitePaths.product(useSite(), upc)} className="group block underline-offset-4">
      <ProductImage alt="" {...(image ? { src: image } : {})} />
      <span className="mt-3 block group-hover:underline">{name}</span>
    </PageLink>
  );
}
