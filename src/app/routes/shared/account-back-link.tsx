import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ChevronRightIcon } from '@/ui/icons/icons';

/** The link from a page of the account back to the overview. */
export function AccountBackLink() {
  const site = useSite();
  return (
    <p className="-mt-4 -mb-7 text-sm lg:-mb-8">
      <PageLink
        href={sitePaths.myAccount(site)}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
      >
        <ChevronRightIcon size={16} className="rotate-180" />
        <Trans>Your account</Trans>
      </PageLink>
    </p>
  );
}
