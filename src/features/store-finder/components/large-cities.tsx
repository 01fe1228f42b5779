import { Trans } from '@lingui/react/macro';
import type { Country } from '@/domain/locale/locales';
import { PageLink } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';
import { Heading } from '@/ui/layout/heading';

/** Names of places, the same in every language; with as many stores around as any. */
const CITIES: Readonly<Record<Country, readonly string[]>> = {
  us: ['New York', 'Los Angeles', 'Chicago', 'Houston', 'Philadelphia', 'Phoenix', 'Seattle', 'Miami'],
  ca: ['Toronto', 'Montréal', 'Vancouver', 'Calgary', 'Edmonton', 'Ottawa', 'Québec', 'Halifax'],
};

/** Suggests places before the first search. */
export function LargeCities({ hrefFor }: { hrefFor: (location: string) => string }) {
  const { country } = useSite();
  return (
    <section aria-labelledby="large-cities" className="rounded-lg border border-line bg-paper p-5">
      <Heading level={2} size="sm" id="large-cities">
        <Trans>Stores in large cities</Trans>
      </Heading>
      <ul className="mt-3 grid grid-cols-pair gap-x-6">
        {CITIES[country].map((city) => (
          <li key={city}>
            <PageLink href={hrefFor(city)} className="link-inline inline-flex min-h-11 items-center">
              {city}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
