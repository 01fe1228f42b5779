import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';

/** Renders the spelling suggestions for a search without results. */
export function DidYouMean({ spellings }: { spellings: readonly string[] }) {
  const site = useSite();
  return (
    <div className="mb-4 text-ink text-lg">
      <p className="inline">
        <Trans>Did you mean</Trans>
      </p>
      <ul className="inline">
        {spellings.map((spelling, index) => (
          <li key={spelling} className="inline-block">
            {index > 0 ? (
              <span aria-hidden="true" className="pl-1.5">
                <Trans context="between two spellings">or</Trans>
              </span>
            ) : null}
            <PageLink
              href={sitePaths.search(site, spelling)}
              className="inline-flex min-h-11 items-center pl-1.5 font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              {spelling}
            </PageLink>
          </li>
        ))}
      </ul>
      <span aria-hidden="true">
        <Trans context="after “Did you mean” and the spellings">?</Trans>
      </span>
    </div>
  );
}
