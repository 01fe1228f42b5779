import { FaqPage } from '@/features/faq/components/faq-page';
import { mentionsForgot } from '@/features/faq/state/faq-entry';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule, PrepareResult } from '../../page';

export const prepare: PageModule['prepare'] = async ({ site, params, pathname, search }, load) => {
  const { rest = '' } = params;
  if (rest !== '' && !mentionsForgot(rest)) return { status: 404 };
  let result: PrepareResult | undefined;
  // Not for hydration, which reads what is embedded in the page.
  await load(async () => {
    const { prepareFaq } = await import('@/features/faq/api/prepare-faq');
    result = await prepareFaq(site, pathname, search);
    return undefined;
  });
  return result;
};

/** Frequently asked questions (003 §2.4). A path below it may name the entry that opens. */
export function Page() {
  const { pathname, search } = usePageLocation();
  return <FaqPage pathname={pathname} search={search} />;
}
