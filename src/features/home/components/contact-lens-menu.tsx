import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { Tabs } from '@/ui/disclosure/tabs';
import { SectionHeader } from '@/ui/layout/section-header';
import { useContactLensMenu } from '../api/use-contact-lens-menu';
import { MenuLenses } from './menu-lenses';

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
          panel: (
            <MenuLenses
              facet={facet}
              brand={facet === undefined ? undefined : label}
              listingHref={listingHref}
              enabled={value === selected || value === prefetched}
            />
          ),
        }))}
      />
    </section>
  );
}
