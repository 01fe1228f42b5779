import { useSearchProductsByTerm } from '@generated/catalog/catalog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import { ButtonLink } from '@/ui/actions/button-link';
import { Tabs } from '@/ui/disclosure/tabs';
import { ProductImage } from '@/ui/display/product-image';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';
import { ArrowRightIcon } from '@/ui/icons/deferred-icons';
import { Grid } from '@/ui/layout/grid';
import { SectionHeader } from '@/ui/layout/section-header';
import { contactLensMenuArgs } from '../api/contact-lens-menu-query';
import { type MenuBrand, type MenuLens, toMenuBrands, toMenuLenses } from '../api/contact-lens-menu-view';
import { TilesFailure } from './tiles-failure';

const ALL = 'all';

/** Renders the contact lenses by brand, in tabs. Without JavaScript, each tab is a link to the brand's listing. */
export function ContactLensMenu() {
  const site = useSite();
  const { t } = useLingui();
  const [selected, setSelected] = useState(ALL);
  const [prefetched, setPrefetched] = useState<string>();
  const { brands } = useContactLensMenu();
  const hrefFor = (facets?: string[]) => sitePaths.listing(site, 'contact-lenses', facets);
  const tabs = [
    { value: ALL, label: t`Most chosen`, facet: undefined, listingHref: hrefFor() },
    ...brands.map(({ name, facet, listingFacet }) => ({
      value: facet,
      label: name,
      facet,
      listingHref: hrefFor([listingFacet]),
    })),
  ];
  return (
    <section
      aria-labelledby="contact-lens-brands"
      className="lazy-layout [--estimated-height:63rem] sm:[--estimated-height:36rem] xl:[--estimated-height:43rem]"
    >
      <SectionHeader
        id="contact-lens-brands"
        title={<Trans>Contact lenses by brand</Trans>}
        intro={<Trans>Find the name on your box. Your values come next.</Trans>}
        action={
          <ButtonLink variant="link" className="shrink-0" render={<PageLink href={hrefFor()} />}>
            <Trans>All contact lenses</Trans>
          </ButtonLink>
        }
      />
      <Tabs
        label={t`Brands of contact lenses`}
        value={selected}
        onChange={setSelected}
        onIntent={setPrefetched}
        className="mt-5"
        tabs={tabs.map(({ value, label, facet, listingHref }) => ({
          value,
          label,
          href: listingHref,
          panel: (value === selected || value === prefetched) && (
            <MenuLenses
              facet={facet}
              brand={facet === undefined ? undefined : label}
              listingHref={listingHref}
            />
          ),
        }))}
      />
    </section>
  );
}

interface MenuLensesProps {
  /** Facet to request; all brands when undefined. */
  facet: string | undefined;
  brand: string | undefined;
  /** Path of the listing of these lenses. */
  listingHref: string;
}

/** Seven lenses and one link card, which fill the grid rows. */
const PLACEHOLDERS = ['1', '2', '3', '4', '5', '6', '7', '8'];
const GRID = 'gap-y-6 md:grid-cols-4 lg:grid-cols-4 lg:gap-y-8';

/** Renders up to seven lenses of a brand and a link to all of them. */
function MenuLenses({ facet, brand, listingHref }: MenuLensesProps) {
  const { t } = useLingui();
  const { lenses, failed, retry } = useContactLensMenu(facet);
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

interface ContactLensMenuState {
  /** Undefined while loading. */
  lenses: MenuLens[] | undefined;
  brands: MenuBrand[];
  failed: boolean;
  retry: () => void;
}

/** Lenses of a brand, or the most popular ones. Tracks failures (000 §8). */
function useContactLensMenu(brandFacet?: string): ContactLensMenuState {
  const args = contactLensMenuArgs(useSite(), brandFacet);
  const { data, error, mutate } = useSearchProductsByTerm(...args, {
    swr: {
      // SWR calls this once per deduplicated request.
      onError: () => track({ name: 'error', message: 'DDM Contacts error' }),
    },
  });
  return {
    lenses: data && toMenuLenses(data),
    brands: data ? toMenuBrands(data) : [],
    failed: error !== undefined && data === undefined,
    retry: () => void mutate(),
  };
}
