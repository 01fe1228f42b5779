import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '@/ui/overlay/dialog';
import { NewPasswordForm } from './new-password-form';
import { RequestCodeForm } from './request-code-form';

export interface PasswordResetDialogProps {
  /** Initial email; '' when unknown. */
  email: string;
  /** Sends the code at once to a known email. */
  sendsAtOnce?: boolean;
  onClose: () => void;
  /** Called after the password was changed. */
  onChanged: (email: string) => void;
}

/** Resets the password in two steps: request a code, set a new password (003 §8: expired passwords, PSW_RST). */
export function PasswordResetDialog({
  email,
  sendsAtOnce = false,
  onClose,
  onChanged,
}: PasswordResetDialogProps) {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string>();
  const [changed, setChanged] = useState(false);
  /** True if the shopper has returned to request another code, perhaps for another email. */
  const [hasReturned, setHasReturned] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Reset your password</Trans>}
      closeLabel={t`Close`}
    >
      {sentTo === undefined ? (
        <RequestCodeForm email={email} sendsAtOnce={sendsAtOnce && !hasReturned} onSent={setSentTo} />
      ) : null}
      {sentTo !== undefined && !changed ? (
        <NewPasswordForm
          email={sentTo}
          onResendCode={() => {
            setHasReturned(true);
            setSentTo(undefined);
          }}
          onChanged={() => {
            setChanged(true);
            onChanged(sentTo);
          }}
        />
      ) : null}
      <div role="status">
        {changed ? <Trans>Your password has been changed. Close this and sign in with it.</Trans> : null}
      </div>
    </Dialog>
  );
}
