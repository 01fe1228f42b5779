import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FormState } from '@/lib/forms/use-open-forms';
import { dialogTrigger, lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { Button } from '@/ui/actions/button';
import { DialogBoundary } from '@/ui/overlay/dialog-shell';
import type { Details } from '../../api/person';
import { DetailsSection } from './details-section';

const PasswordForm = lazyWithRetry(async () => (await import('./password-form')).PasswordForm);
const PasswordResetDialog = lazyWithRetry(
  async () => (await import('../password-reset-dialog')).PasswordResetDialog,
);

/** Changes the password. An account without one sets it with a code by email. */
export function PasswordSection({ details, ...state }: { details: Details } & FormState) {
  const { t } = useLingui();
  const [isResetting, setResetting] = useState(false);
  const { email, hasPassword } = details;
  return (
    <>
      <DetailsSection
        {...state}
        title={<Trans>Password</Trans>}
        changeLabel={hasPassword ? t`Change password` : undefined}
        onIntent={PasswordForm.preload}
        renderForm={(onDone) => (
          <PasswordForm details={details} onDone={onDone} onDirtyChange={state.onDirtyChange} />
        )}
      >
        {hasPassword ? (
          <span aria-hidden="true">••••••••</span>
        ) : (
          <>
            <p>
              <Trans>You have none yet.</Trans>
            </p>
            <Button
              variant="link"
              {...dialogTrigger(PasswordResetDialog.preload)}
              onClick={() => setResetting(true)}
            >
              <Trans>Set a password</Trans>
            </Button>
          </>
        )}
      </DetailsSection>
      {isResetting ? (
        <DialogBoundary
          onClose={() => setResetting(false)}
          title={<Trans>Reset your password</Trans>}
          className="modal-dialog"
        >
          <PasswordResetDialog email={email} onClose={() => setResetting(false)} onChanged={() => {}} />
        </DialogBoundary>
      ) : null}
    </>
  );
}
