import { Trans, useLingui } from '@lingui/react/macro';
import { accountPaths } from '@/lib/navigation/account-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { EmptyState } from '@/ui/display/empty-state';
import { LoadStatus } from '@/ui/display/load-status';
import { GlassesIcon } from '@/ui/icons/icons';
import type { SavedPrescriptionsState } from '../api/use-saved-prescriptions';
import { PrescriptionCard, type PrescriptionCardProps } from './prescription-card';

export interface PrescriptionListProps {
  list: SavedPrescriptionsState;
  cardProps: (saved: PrescriptionCardProps['saved']) => Omit<PrescriptionCardProps, 'saved'>;
}

/** Shows the saved prescriptions of the account, newest first. */
export function PrescriptionList({ list, cardProps }: PrescriptionListProps) {
  const site = useSite();
  const { t } = useLingui();
  const { state, prescriptions, refresh } = list;
  const newHref = accountPaths.accountPrescriptions(site, 'new');
  if (state !== 'ready') {
    return (
      <LoadStatus
        isLoading={state === 'loading'}
        loadingLabel={t`Loading your prescriptions`}
        lines={5}
        className="max-w-xl"
        failureTitle={<Trans>Your prescriptions could not be loaded.</Trans>}
        retryLabel={<Trans>Try again</Trans>}
        onRetry={() => void refresh()}
      />
    );
  }
  if (prescriptions.length === 0) {
    return (
      <EmptyState
        title={<Trans>No prescription is saved yet</Trans>}
        icon={<GlassesIcon size={40} />}
        actions={
          <ButtonLink render={<PageLink href={newHref} />}>
            <Trans>Add a prescription</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          Save yours once: then it is filled in when you choose lenses, and you see which frames take it.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <div className="grid max-w-2xl gap-8">
      <div>
        <ButtonLink render={<PageLink href={newHref} />}>
          <Trans>Add a prescription</Trans>
        </ButtonLink>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: WebKit drops list semantics with list-style none */}
      <ul role="list" aria-label={t`Saved prescriptions`}>
        {prescriptions.map((saved) => (
          <PrescriptionCard key={saved.id} saved={saved} {...cardProps(saved)} />
        ))}
      </ul>
    </div>
  );
}
