import { Trans } from '@lingui/react/macro';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';

/** Links to the help search: a search for “returns” or “opening hours” needs an answer, not a product. */
export function HelpSearchLink({ term }: { term: string }) {
  const site = useSite();
  return (
    <p className="mt-2">
      <Trans>
        Not a product?{' '}
        <PageLink href={helpPaths.faq(site, { q: term })} className="link-inline">
          Search our questions and answers
        </PageLink>
      </Trans>
    </p>
  );
}
