import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import type { FrameSearch } from '../api/use-frame-search';

/** Shows the result of the search. Always rendered, so that screen readers announce its changes. */
export function SearchStatus({ search }: { search: FrameSearch }) {
  const { t } = useLingui();
  return (
    <div role="status" className="empty:hidden">
      {search.state === 'loading' ? <Trans>Looking for frames</Trans> : null}
      {search.state === 'ready' && search.frames.length === 0 ? (
        <Trans>
          No frame of ours has this name. Check the spelling, or use the numbers inside your pair.
        </Trans>
      ) : null}
      {search.state === 'ready' && search.frames.length > 0 ? (
        <VisuallyHidden>
          {t`${plural(search.frames.length, { one: '# frame found', other: '# frames found' })}`}
        </VisuallyHidden>
      ) : null}
      {search.state === 'failed' ? (
        <>
          <p>
            <Trans>The frames did not load.</Trans>
          </p>
          <Button variant="link" onClick={search.retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      ) : null}
    </div>
  );
}
