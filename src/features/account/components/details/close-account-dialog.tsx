import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlay/dialog';
import { closeOwnAccount } from '../../api/change-account';
import type { Details } from '../../api/person';
import { currentPasswordSchema, emailConfirmationSchema } from '../../forms/details-schemas';
import { useChangeForm } from '../../hooks/use-change-form';
import { useFieldMessages } from '../../hooks/use-field-messages';
import { PasswordField } from '../password-field';
import { SignInEmailField } from '../sign-in-email-field';
import { ChangeProblemNotice } from './change-problem-notice';

interface CloseAccountDialogProps {
  details: Details;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
}

/** Explains what is lost and what remains, and closes the account with its password; without one, with its email. */
export function CloseAccountDialog({ details, open, onOpenChange, onClosed }: CloseAccountDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Close your account?`}>
      <div className="grid grid-cols-1 gap-5">
        <div>
          <p>
            <Trans>This cannot be undone. You lose:</Trans>
          </p>
          <ul className="mt-2 list-disc pl-6">
            <li>
              <Trans>saved prescriptions, payment methods and addresses</Trans>
            </li>
            <li>
              <Trans>your wishlist and your cart</Trans>
            </li>
            <li>
              <Trans>the newsletter</Trans>
            </li>
          </ul>
        </div>
        <p>
          <Trans>
            Orders that you have placed stay, with their prescriptions: we need them to make, deliver and bill
            them. You can still track them with the order number and your email address.
          </Trans>
        </p>
        <ClosingForm details={details} onClosed={onClosed} onCancel={() => onOpenChange(false)} />
      </div>
    </Dialog>
  );
}

interface ClosingFormProps {
  details: Details;
  onClosed: () => void;
  onCancel: () => void;
}

const ignoreDirty = () => {};

function ClosingForm({ details, onClosed, onCancel }: ClosingFormProps) {
  const site = useSite();
  const { t } = useLingui();
  const messageFor = useFieldMessages();
  const { hasPassword } = details;
  const form = useForm<{ email: string; currentPassword: string }>({
    resolver: zodResolver(hasPassword ? currentPasswordSchema : emailConfirmationSchema) as never,
    defaultValues: { email: '', currentPassword: '' },
  });
  const { errors } = form.formState;
  const { saving, problem, submit } = useChangeForm(form, {
    change: ({ email, currentPassword }) =>
      closeOwnAccount(site, hasPassword ? { logonPassword: currentPassword } : { logonId: email }),
    onChanged: onClosed,
    onDirtyChange: ignoreDirty,
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <ChangeProblemNotice problem={problem} isInDialog />
      {hasPassword ? (
        <PasswordField
          {...form.register('currentPassword')}
          label={t`Current password`}
          autoComplete="current-password"
          error={messageFor(errors.currentPassword?.message)}
        />
      ) : (
        <SignInEmailField
          {...form.register('email')}
          hint={t`Type the email address of your account to confirm.`}
          error={messageFor(errors.email?.message)}
        />
      )}
      <div className="button-row">
        <Button type="submit" busy={saving} busyLabel={t`Closing your account`}>
          <Trans>Close my account for good</Trans>
        </Button>
        <Button variant="secondary" onClick={saving ? undefined : onCancel}>
          <Trans>Stay a member</Trans>
        </Button>
      </div>
    </form>
  );
}
