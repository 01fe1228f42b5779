import { HelpPage } from '@/features/help/components/help-page';
import { ARTICLE_NAMES } from '@/features/help/content/article';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule } from '../../page';

export const prepare: PageModule['prepare'] = async ({ site, pathname }, load) => {
  const article = ARTICLE_NAMES.find((name) => name === pageName(pathname));
  if (!article) return undefined;
  // Not for hydration: the article is in the page.
  await load(async () => {
    const { loadArticle } = await import('@/features/help/api/articles');
    await loadArticle(article, site);
    return undefined;
  });
  return undefined;
};

/** Help, contact, and the articles: shipping and returns, privacy, terms and accessibility. */
export function Page() {
  const { pathname } = usePageLocation();
  return <HelpPage name={pageName(pathname)} />;
}

/** Their paths have no parameters. */
function pageName(pathname: string): string | undefined {
  return pathname.split('/')[2];
}
