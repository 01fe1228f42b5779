import { Trans, useLingui } from '@lingui/react/macro';
import { useSite } from '@/lib/site/site';
import { Heading } from '@/ui/layout/heading';
import { PlaceSearchForm } from '../public/place-search-form';

/** Shows the search that leads to the store finder (001 §2). */
export function StoreSearch() {
  const { t } = useLingui();
  const { country } = useSite();
  return (
    <section
      aria-labelledby="stores"
      className="lazy-layout grid [--estimated-height:19rem] items-center gap-x-16 gap-y-6 rounded-lg bg-well p-6 sm:p-10 lg:grid-cols-2 lg:px-14"
    >
      <div>
        <Heading level={2} size="lg" id="stores">
          <Trans>Find a store near you</Trans>
        </Heading>
        <p className="mt-3 max-w-md text-ink-soft">
          <Trans>Try frames on, have your glasses adjusted, or have your eyes examined.</Trans>
        </p>
      </div>
      <PlaceSearchForm
        name={t`Stores`}
        label={country === 'us' ? t`City, state or postal code` : t`City, province or postal code`}
        submitLabel={t`Search`}
      />
    </section>
  );
}
