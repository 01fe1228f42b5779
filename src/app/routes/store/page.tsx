import { getGetStoreKey } from '@generated/stores/stores';
import { StoreNumberRegExp } from '@generated/stores/stores.limits';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { useHydrateLater } from '@/lib/hydration/use-hydrate-later';
import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';
import type { StorePageData } from '@/lib/stores/store-query';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule } from '../../page';

const ComposedStore = deferHydration(async () => (await import('./composed-store')).ComposedStore);

const loadDoctorQueries = () => import('@/features/store-finder/api/store-doctors-query');

export const prepare: PageModule['prepare'] = async ({ site, params }, load, loadOptional) => {
  const { number = '' } = params;
  if (!StoreNumberRegExp.test(number)) return { status: 404 };
  loadOptional(async () => (await loadDoctorQueries()).storeDoctorsQuery(site, number));
  loadOptional(async () => (await loadDoctorQueries()).doctorPracticeQuery(site, number));
  const store = await load(lazyStoreQuery(site, number));
  return store ? undefined : { status: store === null ? 404 : 503 };
};

/** The query of a store by its key alone: hydration, which has the store, does not load the code that reads it. */
function lazyStoreQuery(site: Site, number: string): Query<StorePageData | null> {
  return {
    key: getGetStoreKey(site.storeId, number, { langId: site.languageId }),
    fetch: async (options) =>
      (await import('@/lib/stores/store-query')).storeQuery(site, number).fetch(options),
  };
}

/** A store's own page. */
export function Page() {
  const { params } = usePageLocation();
  useHydrateLater();
  return (
    <HydrationSection>
      <ComposedStore number={params.number ?? ''} />
    </HydrationSection>
  );
}
