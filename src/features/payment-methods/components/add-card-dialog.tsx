import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AddressFields } from '@/features/address/public/address-fields';
import { CardFields } from '@/features/checkout/public/card-fields';
import { warnOfRegion } from '@/lib/address/warn-of-region';
import { TooManyTries } from '@/lib/http/too-many-tries';
import { announce } from '@/lib/navigation/announcer';
import { useCurrentProblem } from '@/lib/session/sign-in-request';
import { useMemberDetails } from '@/lib/session/use-member-details';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { type Problem, ProblemAlert } from '@/ui/display/problem-alert';
import { EmailField } from '@/ui/fields/email-field';
import { Select } from '@/ui/fields/select';
import { Dialog } from '@/ui/overlay/dialog';
import {
  type Billing,
  type BillingValues,
  billingSchema,
  type Country,
  type OwnBillingMessage,
} from '../forms/billing-schema';
import { type BillingForm, type CaptchaProblem, type FormProblem, useAddCard } from '../hooks/use-add-card';
import type { AddCardSlotProps, AddCardSlots } from '../slots';
import { CaptchaField, type CaptchaHandle } from './captcha-field';

/** Adds a card to the account. The billing address outlives a closed dialog, the card does not. */
export function AddCardDialog(props: AddCardSlotProps & AddCardSlots) {
  const { open, onOpenChange, finalFocus, onAdded, ...slots } = props;
  const site = useSite();
  const { firstName = '', lastName = '', email = '' } = useMemberDetails(true) ?? {};
  const [resolver] = useState(() => warnOfRegion(zodResolver(billingSchema)));
  const billing = useForm<BillingValues, unknown, Billing>({
    resolver,
    defaultValues: {
      firstName,
      lastName,
      email,
      country: site.country === 'ca' ? 'CA' : 'US',
      region: '',
    },
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={<Trans>Add a card</Trans>} finalFocus={finalFocus}>
      <AddCardForm billing={billing} onAdded={onAdded} onCancel={() => onOpenChange(false)} {...slots} />
    </Dialog>
  );
}

interface AddCardFormProps extends AddCardSlots, Pick<AddCardSlotProps, 'onAdded'> {
  billing: BillingForm;
  onCancel: () => void;
}

/** Asks for a new card with its billing address. Number and security code are in their fields and this form's memory only. */
function AddCardForm(props: AddCardFormProps) {
  const { billing, onAdded, onCancel, renderSignIn } = props;
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
        <CardFields form={card} />
        <fieldset className="grid grid-cols-1 gap-5">
          <legend className="mb-4 font-semibold">
            <Trans>Billing address</Trans>
          </legend>
          <BillingFields form={billing} />
        </fieldset>
        <CaptchaField ref={captcha} problem={captchaProblem} />
        <AddCardProblem problem={problem} onSignIn={() => setSigningIn(true)} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button ref={submitButton} type="submit" size="lg" busy={adding} busyLabel={t`Saving your card`}>
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
  const current = useCurrentProblem(problem?.status, { isInDialog: true });
  return <ProblemAlert problem={current && problem && problemOf(problem, onSignIn)} />;
}

function problemOf(problem: FormProblem, onSignIn: () => void): Problem {
  if (problem.status !== 'too-many-tries') return problems(onSignIn)[problem.status];
  return {
    title: <TooManyTries minutes={problem.minutes} />,
    text: <Trans>Nothing you typed is lost.</Trans>,
  };
}

const problems = (
  onSignIn: () => void,
): Record<Exclude<FormProblem['status'], 'too-many-tries'>, Problem> => ({
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

/** Asks for the holder of the card and the billing address, in either country. */
function BillingFields({ form }: { form: BillingForm }) {
  const { t } = useLingui();
  const country = useWatch({ control: form.control, name: 'country' });
  const messages = useBillingMessages(country);
  const { errors } = form.formState;
  const errorOf = (name: keyof BillingValues) => errors[name]?.message;
  const ownError = (name: 'email' | 'country') =>
    (messages as Partial<Record<string, string>>)[errorOf(name) ?? ''];
  return (
    <AddressFields
      register={(name) => form.register(name as keyof BillingValues)}
      errorOf={(name) => errorOf(name as keyof BillingValues)}
      kind="billing"
      country={country === 'CA' ? 'ca' : 'us'}
      messages={messages}
      without={['unit', 'phone']}
    >
      <EmailField
        {...form.register('email')}
        autoComplete="billing email"
        className="sm:col-span-6"
        label={t`Email address`}
        error={ownError('email')}
      />
      <Select
        {...form.register('country', {
          // A state of the other country, and its postal code, mean nothing here.
          onChange: () => {
            form.setValue('region', '');
            form.setValue('postalCode', '');
            form.clearErrors(['region', 'postalCode']);
          },
        })}
        autoComplete="billing country"
        className="sm:col-span-6"
        label={t`Country`}
        options={[
          { value: 'US', label: t`United States` },
          { value: 'CA', label: t`Canada` },
        ]}
        error={ownError('country')}
      />
    </AddressFields>
  );
}

/** Returns the messages for the keys that only a billing address has. */
function useBillingMessages(country: Country): Record<OwnBillingMessage, string> {
  const { t } = useLingui();
  return {
    'email-missing': t`Enter your email address`,
    'email-malformed': t`Enter an email address such as name@example.com`,
    'first-name-refused': t`This first name was not accepted. Enter it as it is on the card.`,
    'last-name-refused': t`This last name was not accepted. Enter it as it is on the card.`,
    'email-refused': t`This email address was not accepted`,
    'country-refused': t`Cards that are billed in this country are not accepted`,
    'street-refused': t`This street was not accepted. Enter it as on the card’s statement.`,
    'city-refused': t`This city was not accepted. Enter it as on the card’s statement.`,
    'region-refused': country === 'CA' ? t`This province was not accepted` : t`This state was not accepted`,
  };
}
