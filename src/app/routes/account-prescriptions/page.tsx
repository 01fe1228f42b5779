import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountPrescriptions } from '@/features/saved-prescriptions/components/account-prescriptions';
import type { ValuesFormProps } from '@/features/saved-prescriptions/components/prescription-editor';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { PageMeta } from '@/lib/meta/page-meta';
import { accountPaths } from '@/lib/navigation/account-paths';
import { contextQuery, isMember } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { SkeletonText } from '@/ui/display/skeleton';
import { Container } from '@/ui/layout/container';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule } from '../../page';
import { AccountBackLink } from '../shared/account-back-link';
import { WithMessages } from '../shared/lazy-messages';
import { LeaveDialog } from '../shared/leave-dialog';
import { renderPrescriptionDetails } from '../shared/render-prescription-details';
import { SessionNotice } from '../shared/session-notice';
import type { SignInDialogProps } from '../shared/sign-in-dialog';
import { SignedOut } from '../shared/signed-out';

const SignInDialog = lazyWithRetry(async () => (await import('../shared/sign-in-dialog')).SignInDialog);

export const prepare: PageModule['prepare'] = async ({ site }, load) => {
  if (isMember(await load(contextQuery(site)))) {
    await load(async () => {
      const { savedPrescriptionsQuery } = await import(
        '@/features/saved-prescriptions/api/saved-prescriptions-query'
      );
      return savedPrescriptionsQuery(site);
    });
  }
  return undefined;
};

/** The saved prescriptions of the account (003 §1; prescriptions.md §10). */
export function Page() {
  const { t } = useLingui();
  const site = useSite();
  const { search } = usePageLocation();
  const { state } = useLocation() as { state: { prescriptionId?: string } | null };
  const requested = search.get('view');
  const view = requested === 'new' || requested === 'edit' ? requested : 'list';
  return (
    // Nothing opens over the form of a prescription.
    <Container
      data-promo={view === 'list' ? undefined : 'none'}
      className="grid grid-cols-1 gap-10 py-10 lg:py-16"
    >
      <PageMeta title={t`Saved prescriptions`} noIndex />
      <SessionNotice forMembers />
      <AccountBackLink />
      <AccountPrescriptions
        view={view}
        editedId={state?.prescriptionId}
        renderDetails={renderPrescriptionDetails}
        renderValuesForm={renderValuesForm}
        renderSignIn={renderSignIn}
        signedOut={
          <SignedOut
            title={t`Sign in to see your saved prescriptions`}
            returnPath={accountPaths.accountPrescriptions(site)}
          />
        }
      />
      <LeaveDialog />
    </Container>
  );
}

function renderSignIn(props: SignInDialogProps) {
  return (
    <Suspense fallback={null}>
      <SignInDialog {...props} />
    </Suspense>
  );
}

const PrescriptionForm = lazyWithRetry(
  async () => (await import('@/features/prescription/components/prescription-form')).PrescriptionForm,
);

/** The form of the lens panel, with its messages. */
function renderValuesForm(props: ValuesFormProps) {
  return (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <WithMessages catalog="prescription">
        <PrescriptionForm {...props} />
      </WithMessages>
    </Suspense>
  );
}
