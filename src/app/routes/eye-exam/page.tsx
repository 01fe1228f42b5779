import { useLingui } from '@lingui/react/macro';
import { canonicalOrigin } from '@/domain/locale/locale-origin';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { PageMeta } from '@/lib/meta/page-meta';
import { useSiteOrigin } from '@/lib/meta/site-origin';
import { examPaths } from '@/lib/navigation/exam-paths';
import { useSite } from '@/lib/site/site';
import type { PageModule } from '../../page';

// Server-rendered; its code loads when the shopper turns to it.
const ExamPage = deferHydration(
  async () => (await import('@/features/eye-exam/components/exam-page')).ExamPage,
);

export const prepare: PageModule['prepare'] = async ({ site }, load) => {
  // Not for hydration: the questions are in the page.
  await load(async () => {
    const { loadStoreQuestions } = await import('@/features/faq/api/store-questions');
    await loadStoreQuestions(site);
    return undefined;
  });
  return undefined;
};

/** The eye exam page (001 §2). */
export function Page() {
  const { t } = useLingui();
  const site = useSite();
  const title = t`Eye exams`;
  const description = t`What happens in an eye exam, what it costs, what to bring, and where to book one near you.`;
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        jsonLd={[
          {
            '@context': 'https://schema.org',
            '@type': 'MedicalWebPage',
            name: title,
            description,
            url: canonicalOrigin(useSiteOrigin(), site.locale) + examPaths.examPage(site),
            inLanguage: site.languageTag,
            about: { '@type': 'MedicalTest', name: title },
          },
        ]}
      />
      <HydrationSection>
        <ExamPage />
      </HydrationSection>
    </>
  );
}
