import { useLingui } from '@lingui/react/macro';
import { parseConfirmationNumber } from '@/domain/exams/confirmation-number';
import { isLocaleCode, type LocaleCode } from '@/domain/locale/locales';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { PageMeta } from '@/lib/meta/page-meta';
import { usePageLocation } from '../../navigation/page-location';
import type { PageLocation, PageModule } from '../../page';

// Server-rendered; its code loads when the shopper turns to it.
const ThankYou = deferHydration(
  async () => (await import('@/features/eye-exam/components/thank-you')).ThankYou,
);

const loadQueries = () => import('@/features/eye-exam/api/thank-you-queries');

export const prepare: PageModule['prepare'] = async (location, load) => {
  const number = numberFrom(location);
  if (!number) return undefined;
  const country = pathLocale(location);
  const exam = await load(async () =>
    (await loadQueries()).confirmationQuery(location.site, country, number),
  );
  if (exam) {
    await load(async () => (await loadQueries()).examStoreQuery(location.site, country, exam.storeNumber));
  }
  return undefined;
};

/** After an exam was booked (001 §2), in the language of `langId`. Its URL is not for others: no referrer, no index. */
export function Page() {
  const { t } = useLingui();
  const location = usePageLocation();
  return (
    <>
      <PageMeta title={t`Thank you`} noIndex />
      {/* For a page reached inside the document; the server's has the header. */}
      <meta name="referrer" content="no-referrer" />
      <HydrationSection data-promo="none">
        <ThankYou number={numberFrom(location)} pathLocale={pathLocale(location)} />
      </HydrationSection>
    </>
  );
}

function numberFrom({ search }: PageLocation): string | undefined {
  return parseConfirmationNumber(search.get('confirmationNumber'));
}

/** The path has the country of the exam; the page's site only has its language. */
function pathLocale({ params, site }: PageLocation): LocaleCode {
  const { locale } = params;
  return locale !== undefined && isLocaleCode(locale) ? locale : site.locale;
}
