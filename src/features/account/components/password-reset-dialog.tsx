import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '@/ui/overlay/dialog';
import { AskCodeForm } from './ask-code-form';
import { NewPasswordForm } from './new-password-form';

export interface PasswordResetDialogProps {
  /** E-mail to begin with; '' when none is known. */
  email: string;
  onClose: () => void;
  /** The password is changed: the account can be signed in to. */
  onChanged: (email: string) => void;
}

/** Asks for a code by e-mail and sets a new password with it (003 §8: expired passwords, PSW_RST). */
export function PasswordResetDialog({ email, onClose, onChanged }: PasswordResetDialogProps) {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string>();
  const [changed, setChanged] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Reset your password</Trans>}
      closeLabel={t`Close`}
    >
      {sentTo === undefined ? <AskCodeForm email={email} onSent={setSentTo} /> : null}
      {sentTo !== undefined && !changed ? (
        <NewPasswordForm
          email={sentTo}
          onAgain={() => setSentTo(undefined)}
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
