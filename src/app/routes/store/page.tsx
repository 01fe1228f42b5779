import { useLingui } from '@lingui/react/macro';
import type { Store } from '@/domain/stores/store';
import { storeJsonLd } from '@/domain/stores/store-json-ld';
import { doctorPracticeQuery, storeDoctorsQuery } from '@/features/store-finder/api/store-doctors-query';
import { StoreDetails } from '@/features/store-finder/components/store-details';
import { PageMeta } from '@/lib/meta/page-meta';
import { useSiteOrigin } from '@/lib/meta/site-origin';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import { storeQuery } from '@/lib/stores/store-query';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule } from '../../page';

const STORE_NUMBER = /^\d{4}$/;

export const prepare: PageModule['prepare'] = async ({ site, params }, load, loadOptional) => {
  const { number = '' } = params;
  if (!STORE_NUMBER.test(number)) return { status: 404 };
  loadOptional(storeDoctorsQuery(site, number));
  loadOptional(doctorPracticeQuery(site, number));
  // Null if there is none; undefined if the request failed, which the page says.
  return (await load(storeQuery(site, number))) === null ? { status: 404 } : undefined;
};

/** A store's own page. */
export function Page() {
  const { params } = usePageLocation();
  return <StoreDetails number={params.number ?? ''} renderMeta={(store) => <StoreMeta store={store} />} />;
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
          url: origin + storeLocatorPaths.store(site, store.number),
          brand: 'Marlowe Eyewear',
        }),
      ]}
    />
  );
}
