import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { announce } from '@/lib/navigation/announcer';
import { useCurrentProblem } from '@/lib/session/sign-in-request';
import { Button } from '@/ui/actions/button';
import { type Problem, ProblemAlert } from '@/ui/display/problem-alert';
import { type BillingForm, type CaptchaProblem, type FormProblem, useAddCard } from '../hooks/use-add-card';
import type { AddCardSlotProps, AddCardSlots } from '../slots';
import { BillingFields } from './billing-fields';
import { CaptchaField, type CaptchaHandle } from './captcha-field';

interface AddCardFormProps extends AddCardSlots, Pick<AddCardSlotProps, 'onAdded'> {
  billing: BillingForm;
  onCancel: () => void;
}

/** Asks for a new card with its billing address. Number and security code are in their fields and this form's memory only. */
export function AddCardForm(props: AddCardFormProps) {
  const { billing, onAdded, onCancel, renderCardFields, renderAddressFields, renderSignIn } = props;
  const { t } = useLingui();
  const [captchaProblem, setCaptchaProblem] = useState<CaptchaProblem>();
  const [isSigningIn, setSigningIn] = useState(false);
  const captcha = useRef<CaptchaHandle>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { card, adding, problem, setProblem, submit } = useAddCard({
    billing,
    isConfirmed: () => captcha.current?.isConfirmed() ?? false,
    onCaptchaProblem: (nextProblem, { takesFocus }) => {
      setCaptchaProblem(nextProblem);
      if (nextProblem) captcha.current?.reset();
      if (takesFocus) captcha.current?.focus();
    },
    onAdded,
    onSignedOut: () => setSigningIn(true),
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  return (
    <>
      <form method="post" onSubmit={handleSubmit} noValidate className="grid grid-cols-1 gap-6">
        {renderCardFields(card)}
        <fieldset className="grid grid-cols-1 gap-5">
          <legend className="mb-4 font-semibold">
            <Trans>Billing address</Trans>
          </legend>
          <BillingFields form={billing} renderAddressFields={renderAddressFields} />
        </fieldset>
        <CaptchaField ref={captcha} problem={captchaProblem} />
        <AddCardProblem problem={problem} onSignIn={() => setSigningIn(true)} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            ref={submitButton}
            type="submit"
            size="lg"
            busy={adding}
            busyLabel={t`Saving your card`}
            className="max-sm:w-full"
          >
            <Trans>Save the card</Trans>
          </Button>
          <Button variant="link" onClick={onCancel} className="max-sm:mx-auto">
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
      {/* Outside the form: React passes its submit event up to the form that it is in. */}
      {isSigningIn
        ? renderSignIn({
            onClose: () => setSigningIn(false),
            onSignedIn: async () => {
              setSigningIn(false);
              setProblem(undefined);
              announce(t`You are signed in. Now save your card.`);
              submitButton.current?.focus();
            },
          })
        : null}
    </>
  );
}

interface AddCardProblemProps {
  problem: FormProblem | undefined;
  onSignIn: () => void;
}

/** Explains why a card was not saved when no field is at fault. */
function AddCardProblem({ problem, onSignIn }: AddCardProblemProps) {
  const current = useCurrentProblem(problem, { isInDialog: true });
  return <ProblemAlert problem={current && problems(onSignIn)[current]} />;
}

const problems = (onSignIn: () => void): Record<FormProblem, Problem> => ({
  'in-review': {
    tone: 'warning',
    title: <Trans>Your bank wants to review this card first.</Trans>,
    text: <Trans>It is not saved. Use another card, or try again later.</Trans>,
  },
  'processor-failed': {
    title: <Trans>The card could not be checked.</Trans>,
    text: <Trans>It is not saved. Nothing you typed is lost: please try again.</Trans>,
  },
  failed: {
    title: <Trans>Oops! Something went wrong. Please try again.</Trans>,
    text: <Trans>Nothing you typed is lost.</Trans>,
  },
  'signed-out': {
    tone: 'warning',
    title: <Trans>Your session has ended</Trans>,
    text: <Trans>What you typed is still here. Sign in, then save again.</Trans>,
    action: { label: <Trans>Sign in</Trans>, onClick: onSignIn },
  },
});
