import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type Ref, useState } from 'react';
import { cleanEmail } from '@/domain/contact/email';
import { checkoutEmail } from '@/lib/checkout/checkout-email';
import { guestEmailActivity } from '@/lib/checkout/guest-email-activity';
import { readTextField } from '@/lib/forms/read-text-field';
import { Button } from '@/ui/actions/button';
import { EmailField } from '@/ui/fields/email-field';
import { emailMessage, type FieldMessage } from '../forms/account-schemas';
import { useFieldMessages } from '../hooks/use-field-messages';

export interface GuestEmailFormProps {
  fieldRef: Ref<HTMLInputElement>;
  onDone: () => void;
}

/** Asks for a guest's email for the checkout (003 §2.5), and stores it until the tab is closed. */
export function GuestEmailForm({ fieldRef, onDone }: GuestEmailFormProps) {
  const { t } = useLingui();
  const messageFor = useFieldMessages();
  const [message, setMessage] = useState<FieldMessage>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { field, text } = readTextField(event.currentTarget, 'email', cleanEmail);
    const nextMessage = emailMessage(text);
    setMessage(nextMessage);
    if (nextMessage) return field.focus();
    checkoutEmail.write(text);
    guestEmailActivity.write('true');
    onDone();
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <EmailField
        ref={fieldRef}
        name="email"
        label={t`Email address`}
        onChange={() => setMessage(undefined)}
        error={messageFor(message)}
      />
      <div>
        <Button type="submit" size="lg">
          <Trans>Continue as a guest</Trans>
        </Button>
      </div>
      {/* Below, so that the field is in line with that of the members beside it. */}
      <p className="text-ink-soft text-sm">
        <Trans>For the confirmation, and news about this order only.</Trans>
      </p>
    </form>
  );
}
