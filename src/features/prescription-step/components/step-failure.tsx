import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { Notice } from '@/ui/display/notice';

/** The items could not be read (003 §8). */
export function StepFailure({ onRetry }: { onRetry: () => void }) {
  const site = useSite();
  return (
    <Notice
      tone="error"
      live="assertive"
      title={<Trans>Oops! Something went wrong.</Trans>}
      action={
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <ButtonLink variant="link" render={<PageLink href={sitePaths.cart(site)} />}>
            <Trans>Back to my cart</Trans>
          </ButtonLink>
        </div>
      }
    >
      <Trans>Please try again.</Trans>
    </Notice>
  );
}
