import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FormState, useOpenForms } from '@/lib/forms/use-open-forms';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { announce } from '@/lib/navigation/announcer';
import { orderPaths } from '@/lib/navigation/order-paths';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useUnsavedInput } from '@/lib/navigation/unsaved-input';
import { type Account, useAccount } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { LoadStatus } from '@/ui/display/load-status';
import { Heading } from '@/ui/layout/heading';
import { changePerson } from '../../api/change-account';
import { type Details, type LoadedDetails, useDetails } from '../../api/person';
import { PROVIDER_NAMES } from '../../api/provider-names';
import type { ChangeProblem } from '../../hooks/use-change-form';
import { ChangeProblemNotice } from './change-problem-notice';
import { ClosingSection } from './closing-section';
import { DataSection } from './data-section';
import { DetailsSection } from './details-section';
import { PasswordSection } from './password-section';

export interface AccountDetailsProps {
  /** Replaces the details for a guest. */
  signedOut: ReactNode;
  /** Ends the session of a closed account in the browser. */
  onClosed: () => void;
}

/**
 * Shows name, email, password, one-time codes and newsletter of a member, the download of everything, and closing the account.
 */
export function AccountDetails({ signedOut, onClosed }: AccountDetailsProps) {
  const account = useAccount();
  const loaded = useDetails(account.state === 'member');
  const [shown, setShown] = useState<Details>();
  const forms = useOpenForms();
  const [closedEmail, setClosedEmail] = useState<string>();
  const release = useUnsavedInput(forms.isDirty);
  if (loaded.details && loaded.details !== shown) {
    // Somebody else has signed in over the page.
    if (shown && shown.userId !== loaded.details.userId) forms.closeAll();
    setShown(loaded.details);
  }

  if (closedEmail !== undefined) return <AccountClosed email={closedEmail} />;
  const isSignedOut = account.state === 'guest' || loaded.state === 'signed-out';
  // Keeps what was typed when the session ends.
  const details = isSignedOut && !forms.isOpen ? undefined : (loaded.details ?? shown);
  return (
    <>
      <Heading level={1} size="lg" tabIndex={-1}>
        <Trans>Your details</Trans>
      </Heading>
      {details ? (
        <div className="max-w-2xl border-line border-b">
          <NamesSection details={details} {...forms.stateOf('names')} />
          <EmailSection details={details} {...forms.stateOf('email')} />
          <PasswordSection details={details} {...forms.stateOf('password')} />
          <SecondFactorSection details={details} {...forms.stateOf('second-factor')} />
          <NewsletterSection details={details} />
          <DataSection />
          <ClosingSection
            details={details}
            onClosed={() => {
              release();
              setClosedEmail(details.email);
              onClosed();
            }}
          />
        </div>
      ) : null}
      {!details && isSignedOut ? signedOut : null}
      {details || isSignedOut ? null : <DetailsStatus account={account} loaded={loaded} />}
    </>
  );
}

/** Shows the status while there are no details: they load, or could not be loaded. */
function DetailsStatus({ account, loaded }: { account: Account; loaded: LoadedDetails }) {
  const { t } = useLingui();
  const failed = [account, loaded].find(({ state }) => state === 'failed');
  return (
    <LoadStatus
      isLoading={!failed}
      loadingLabel={t`Loading your details`}
      lines={8}
      className="max-w-2xl"
      failureTitle={<Trans>Your details could not be loaded.</Trans>}
      onRetry={() => failed?.refresh()}
    />
  );
}

/** Replaces the details. Its links load a new document, so that no data of the member stays in memory. */
function AccountClosed({ email }: { email: string }) {
  const site = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid max-w-xl gap-6">
      <Heading ref={heading} level={1} size="lg" tabIndex={-1}>
        <Trans>Your account is closed</Trans>
      </Heading>
      <p className="wrap-anywhere">
        <Trans>
          You are signed out everywhere. {email} can be used for a new account. Orders that you have placed
          can still be tracked with their number and this address.
        </Trans>
      </p>
      <div className="button-row">
        <ButtonLink href={sitePaths.home(site)}>
          <Trans>Back to the store</Trans>
        </ButtonLink>
        <ButtonLink variant="secondary" href={orderPaths.trackOrder(site)}>
          <Trans>Track an order</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

const NamesForm = lazyWithRetry(async () => (await import('./names-form')).NamesForm);

function NamesSection({ details, ...state }: { details: Details } & FormState) {
  const { t } = useLingui();
  const name = `${details.firstName} ${details.lastName}`.trim();
  return (
    <DetailsSection
      {...state}
      title={<Trans>Name</Trans>}
      changeLabel={t`Change name`}
      onIntent={NamesForm.preload}
      renderForm={(onDone) => (
        <NamesForm details={details} onDone={onDone} onDirtyChange={state.onDirtyChange} />
      )}
    >
      {name || <Trans>Not given</Trans>}
    </DetailsSection>
  );
}

/** Switches the newsletter to the account's email on or off, wherever it was subscribed. */
function NewsletterSection({ details }: { details: Details }) {
  const site = useSite();
  const { t } = useLingui();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ChangeProblem>();
  const { email, receivesNewsletter } = details;
  const toggle = async () => {
    setSaving(true);
    setProblem(undefined);
    const result = await changePerson(site, { receiveEmail: receivesNewsletter ? 'false' : 'true' });
    setSaving(false);
    if (result.status === 'changed')
      announce(receivesNewsletter ? t`You no longer get the newsletter.` : t`You get the newsletter.`);
    else setProblem(result.status === 'rejected' ? { status: 'failed' } : result);
  };
  return (
    <section id="newsletter-choice" className="grid scroll-mt-24 gap-4 border-line border-t py-6">
      <ChangeProblemNotice problem={problem} />
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <Heading level={2} size="xs">
            <Trans>Newsletter</Trans>
          </Heading>
          <p className="wrap-anywhere">
            {receivesNewsletter ? (
              <Trans>New frames and offers go to {email}.</Trans>
            ) : (
              <Trans>You do not get it.</Trans>
            )}
          </p>
        </div>
        <Button variant="link" busy={saving} busyLabel={t`Saving`} onClick={() => void toggle()}>
          {receivesNewsletter ? <Trans>Stop the newsletter</Trans> : <Trans>Get the newsletter</Trans>}
        </Button>
      </div>
    </section>
  );
}

const EmailForm = lazyWithRetry(async () => (await import('./email-form')).EmailForm);

function EmailSection({ details, ...state }: { details: Details } & FormState) {
  const { t } = useLingui();
  const { email, hasPassword, provider } = details;
  const providerName = provider ? PROVIDER_NAMES[provider] : '';
  return (
    <DetailsSection
      {...state}
      title={<Trans>Email address</Trans>}
      changeLabel={hasPassword ? t`Change email address` : undefined}
      onIntent={EmailForm.preload}
      renderForm={(onDone) => (
        <EmailForm details={details} onDone={onDone} onDirtyChange={state.onDirtyChange} />
      )}
    >
      {email}
      {hasPassword ? null : (
        <p className="text-ink-soft">
          <Trans>You sign in with {providerName}. To use another address, set a password first.</Trans>
        </p>
      )}
    </DetailsSection>
  );
}

const SecondFactorForm = lazyWithRetry(async () => (await import('./second-factor-form')).SecondFactorForm);

/**
 * Manages one-time codes at the sign-in. Renders nothing without a password, which they supplement, or where the host has none.
 */
function SecondFactorSection({ details, ...state }: { details: Details } & FormState) {
  const { t } = useLingui();
  const { secondFactor, hasPassword } = details;
  if (!secondFactor || !hasPassword) return null;
  return (
    <DetailsSection
      {...state}
      title={<Trans>Two-step verification</Trans>}
      changeLabel={t`Change two-step verification`}
      onIntent={SecondFactorForm.preload}
      renderForm={(onDone) => (
        <SecondFactorForm
          details={details}
          isOn={secondFactor.isOn}
          onDone={onDone}
          onDirtyChange={state.onDirtyChange}
        />
      )}
    >
      {secondFactor.isOn ? (
        <Trans>
          It is on: signing in takes your password and a code from your phone.{' '}
          <Plural
            value={secondFactor.recoveryCodesLeft}
            one="You have # recovery code left."
            other="You have # recovery codes left."
          />
        </Trans>
      ) : (
        <Trans>
          It is off. With a code from your phone, your prescriptions and orders stay private even if somebody
          learns your password.
        </Trans>
      )}
    </DetailsSection>
  );
}
