import { RiaMemberNumberMax, RiaPersonNameMax } from '@generated/insurance/insurance.limits';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import {
  type FieldErrors,
  FormProvider,
  type UseFormReturn,
  useFormContext,
  useWatch,
} from 'react-hook-form';
import { type InsuranceProvider, lookupForm } from '@/domain/insurance/provider';
import { cleanCode, digitsOf } from '@/domain/text/typed-text';
import { fieldMessages } from '@/lib/forms/field-messages';
import { usePersonFields } from '@/lib/forms/use-person-fields';
import { attemptsLeft } from '@/lib/insurance/insurance-attempts';
import type { Providers } from '@/lib/insurance/use-providers';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { Checkbox } from '@/ui/fields/checkbox';
import { MaskedField } from '@/ui/fields/masked-field';
import { PersonFields } from '@/ui/fields/person-fields';
import { TextField } from '@/ui/fields/text-field';
import type { LookupError } from '../forms/lookup-schema';
import type { LookupValues } from '../forms/lookup-values';
import type { InsurancePanelModel } from '../hooks/use-insurance-panel';
import { ClaimProcessText } from './claim-process';
import { ProviderSelect } from './provider-select';
import { StepHeading } from './step-heading';

/** Fields in display order. */
const FIELDS = [
  'provider',
  'firstname',
  'lastname',
  'dob',
  'zipcode',
  'planid',
  'memberid',
  'certifyage',
] as const satisfies readonly (keyof LookupValues)[];

export interface LookupStepProps {
  panel: InsurancePanelModel;
  form: UseFormReturn<LookupValues>;
  providers: Providers;
  headingRef: RefObject<HTMLHeadingElement | null>;
  orderId?: string | undefined;
}

/** Steps 1 and 3: the form that finds a plan, by personal information, or by the IDs of plan and member at the retry. */
export function LookupStep({ panel, form, providers, headingRef, orderId }: LookupStepProps) {
  const { t } = useLingui();
  const messageFor = useLookupMessages();
  const { step, isLooking } = panel.state;
  const isRetry = step === 3;
  const providerKey = useWatch({ control: form.control, name: 'provider' });
  const provider = providers.list.find(({ key }) => key === providerKey);
  const shownForm = lookupForm(step, providerKey);
  const { clearProvider } = panel;

  const isListLoading = providers.state === 'loading';
  // Focused element when the form was rejected for its provider, while the list was loading.
  const focusedBefore = useRef<Element>(null);
  useEffect(() => {
    if (isListLoading || !focusedBefore.current) return;
    // Unless the shopper has gone on.
    if (document.activeElement === focusedBefore.current) form.setFocus('provider');
    focusedBefore.current = null;
  }, [isListLoading, form]);

  const focusFirst = (errors: FieldErrors<LookupValues>) => {
    panel.rejectForm();
    const first = FIELDS.find((name) => errors[name]);
    if (first === 'provider' && isListLoading) focusedBefore.current = document.activeElement;
    else if (first) form.setFocus(first);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLooking) return;
    void form.handleSubmit((values) => panel.lookUp({ values, form: shownForm, orderId }), focusFirst)();
  };
  const providerField = form.register('provider', {
    onChange: ({ target }) => {
      form.clearErrors();
      if (isRetry && target.value === '') clearProvider();
    },
  });

  return (
    <FormProvider {...form}>
      <StepHeading headingRef={headingRef} progress={isRetry ? undefined : <Trans>Step 1 of 2</Trans>}>
        {isRetry ? <Trans>Try another way</Trans> : <Trans>Find your benefits</Trans>}
      </StepHeading>
      {isRetry ? <NotFoundNotice /> : null}
      <form method="post" onSubmit={submit} noValidate className="grid gap-5">
        <ProviderSelect
          providers={providers}
          field={providerField}
          error={messageFor(form.formState.errors.provider?.message)}
        />
        {provider?.claimProcess ? (
          <ProviderClaim provider={provider} process={provider.claimProcess} />
        ) : (
          <>
            {shownForm === 'plan' ? <PlanFields /> : <PersonalFields />}
            <Checkbox
              {...form.register('certifyage')}
              label={t`I certify that I am 18 years or older.`}
              error={messageFor(form.formState.errors.certifyage?.message)}
            />
            <Button type="submit" size="lg" wide busy={isLooking} busyLabel={t`Looking for your plan`}>
              <Trans>Find my benefits</Trans>
            </Button>
            <p className="text-ink-soft text-sm">
              <Trans>We use this only to find your plan, which this browser remembers for 30 minutes.</Trans>
            </p>
          </>
        )}
      </form>
    </FormProvider>
  );
}

function ProviderClaim({
  provider,
  process,
}: {
  provider: InsuranceProvider;
  process: NonNullable<InsuranceProvider['claimProcess']>;
}) {
  const { key, text, network, downloadLink } = provider;
  return (
    <ClaimProcessText
      key={key}
      process={process}
      provider={text}
      isOutOfNetwork={!network}
      downloadLink={downloadLink}
    />
  );
}

/** Shows the banner of step 3. */
function NotFoundNotice() {
  const left = attemptsLeft();
  return (
    <Notice
      tone="warning"
      live="assertive"
      className="mb-5"
      title={<Trans>We're having trouble finding you.</Trans>}
    >
      <Trans>Check what you entered, and have your insurance card at hand.</Trans>
      {left === undefined ? null : (
        <p className="mt-1">
          <Plural value={left} one="You have # attempt left." other="You have # attempts left." />
        </p>
      )}
    </Notice>
  );
}

/** Asks for the numbers on the card of the plan. */
function PlanFields() {
  const { t } = useLingui();
  const { register, formState } = useFormContext<LookupValues>();
  const messageFor = useLookupMessages();
  const common = { maxLength: RiaMemberNumberMax, clean: cleanCode, autoComplete: 'off', spellCheck: false };
  return (
    <>
      <TextField
        {...register('planid')}
        {...common}
        label={t`Plan or group ID`}
        hint={t`It is on your insurance card.`}
        error={messageFor(formState.errors.planid?.message)}
      />
      <TextField
        {...register('memberid')}
        {...common}
        label={t`Member ID`}
        error={messageFor(formState.errors.memberid?.message)}
      />
    </>
  );
}

/** The picker opens at this age, in years. */
const PICKER_YEARS_BACK = 35;
const ZIP_DIGITS = 5;

/** Asks for name, date of birth and postal code of the member. */
function PersonalFields() {
  const { t } = useLingui();
  const { country } = useSite();
  const { register, formState } = useFormContext<LookupValues>();
  const messageFor = useLookupMessages();
  const person = usePersonFields<LookupValues>({
    fields: { firstName: 'firstname', lastName: 'lastname', birthDate: 'dob' },
    maxNameLength: RiaPersonNameMax,
    pickerYearsBack: PICKER_YEARS_BACK,
    birthDateHint: t`MM/DD/YYYY, such as 07/21/1988`,
    messageFor,
  });
  const error = messageFor(formState.errors.zipcode?.message);
  const zipField = { ...register('zipcode'), autoComplete: 'postal-code', error };

  return (
    <>
      <PersonFields {...person} />
      {country === 'ca' ? (
        <TextField
          {...zipField}
          label={t`Postal code`}
          maxLength={7}
          autoCapitalize="characters"
          clean={cleanCode}
          className="max-w-72"
        />
      ) : (
        <MaskedField
          {...zipField}
          label={t`ZIP code`}
          format={(text) => digitsOf(text).slice(0, ZIP_DIGITS)}
          className="max-w-72"
        />
      )}
    </>
  );
}

/** Returns the messages of the form's errors; undefined for a valid field. */
function useLookupMessages(): (error: string | undefined) => string | undefined {
  const { t } = useLingui();
  const { country } = useSite();
  const messages: Record<LookupError, string> = {
    'provider-missing': t`Choose your insurance provider`,
    'provider-invalid': t`Choose a provider from the list`,
    'firstname-missing': t`Enter your first name`,
    'firstname-invalid': t`Enter your first name in letters, as your plan has it`,
    'lastname-missing': t`Enter your last name`,
    'lastname-invalid': t`Enter your last name in letters, as your plan has it`,
    'dob-missing': t`Enter your date of birth`,
    'dob-invalid': t`Enter a real date of birth as MM/DD/YYYY, such as 07/21/1988`,
    'zipcode-missing': country === 'ca' ? t`Enter your postal code` : t`Enter your ZIP code`,
    'zipcode-invalid':
      country === 'ca' ? t`Enter a postal code such as G1K 3B5` : t`Enter a ZIP code with five digits`,
    'planid-missing': t`Enter your plan or group ID`,
    'planid-invalid': t`Enter the plan or group ID with letters, digits and hyphens only`,
    'memberid-missing': t`Enter your member ID`,
    'memberid-invalid': t`Enter the member ID with letters, digits and hyphens only`,
    // Verbatim (002 §5, 003 §8).
    certifyage: t`To proceed, tick the box above to certify you're 18 years or older. If you're not, you cannot proceed with this step.`,
  };
  return fieldMessages(messages);
}
