import { useLingui } from '@lingui/react/macro';
import { canonicalOrigin } from '@/domain/locale/locale-origin';
import type { Store } from '@/domain/stores/store';
import { storeJsonLd } from '@/domain/stores/store-json-ld';
import { StoreDetails } from '@/features/store-finder/components/store-details';
import { PageMeta } from '@/lib/meta/page-meta';
import { useSiteOrigin } from '@/lib/meta/site-origin';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { BRAND } from '@/lib/site/brand';
import { useSite } from '@/lib/site/site';

/** A store with its title and structured data. */
export function ComposedStore({ number }: { number: string }) {
  return <StoreDetails number={number} renderMeta={(store) => <StoreMeta store={store} />} />;
}

function StoreMeta({ store }: { store: Store }) {
  const { t } = useLingui();
  const site = useSite();
  const origin = useSiteOrigin();
  const { name, city, region } = store;
  return (
    <PageMeta
      title={name}
      isOfCountry
      description={t`Address, hours, services and eye exams of ${name} in ${city}, ${region}.`}
      jsonLd={[
        storeJsonLd(store, {
          url: canonicalOrigin(origin, site.locale) + storeLocatorPaths.store(site, store.number),
          brand: BRAND,
        }),
      ]}
    />
  );
}
