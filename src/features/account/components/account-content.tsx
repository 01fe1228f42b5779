import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkoutEmail } from '@/lib/checkout/checkout-email';
import { LegalLink } from '@/lib/content/legal-link';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { waitMinutes } from '@/lib/http/api-error';
import { TooManyTries } from '@/lib/http/too-many-tries';
import { PageMeta } from '@/lib/meta/page-meta';
import { announce } from '@/lib/navigation/announcer';
import { leadsToCheckout } from '@/lib/navigation/checkout-paths';
import { helpPaths } from '@/lib/navigation/help-paths';
import { orderPaths } from '@/lib/navigation/order-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { useAccount } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { Notice } from '@/ui/display/notice';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { SkeletonRegion, SkeletonText } from '@/ui/display/skeleton';
import { Checkbox } from '@/ui/fields/checkbox';
import { Heading } from '@/ui/layout/heading';
import { createAccount } from '../api/account-commands';
import { toAccountFieldError } from '../api/account-field-error';
import { type RegisterValues, registerSchema } from '../forms/account-schemas';
import { useFieldMessages } from '../hooks/use-field-messages';
import { MemberAccount } from './member-account';
import { NameFields } from './name-fields';
import { NewPasswordFields } from './new-password-fields';
import { SignInEmailField } from './sign-in-email-field';
import { SignInForm } from './sign-in-form';
import { SocialLoginStatus } from './social-login-status';
import { SocialSignIn } from './social-sign-in';

export type AccountContentProps = Omit<GuestAccountProps, 'refresh'>;

/** Renders the account page: sign-in and registration for a guest, overview for a member (000 §6). */
export function AccountContent(props: AccountContentProps) {
  const { t } = useLingui();
  const { state, refresh } = useAccount();
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef({ state, view: props.view });
  const isSignIn = props.view === 'sign-in';
  const guestTitle = isSignIn ? t`Sign in` : t`Create account`;
  const title = state === 'member' ? t`Your account` : guestTitle;

  // The form has unmounted, so move focus to the heading.
  useEffect(() => {
    const hasSignedIn = previous.current.state === 'guest' && state === 'member';
    if (hasSignedIn || previous.current.view !== props.view) heading.current?.focus();
    if (hasSignedIn) announce(t`You are signed in`);
    previous.current = { state, view: props.view };
  }, [state, props.view, t]);

  return (
    <>
      <PageMeta title={title} noIndex />
      <Heading ref={heading} level={1} size="lg" tabIndex={-1}>
        {title}
      </Heading>
      {state === 'loading' ? (
        <SkeletonRegion label={t`Loading your account`}>
          <SkeletonText lines={5} className="max-w-sm" />
        </SkeletonRegion>
      ) : null}
      {state === 'failed' ? (
        <Notice tone="error" onRetry={refresh}>
          <Trans>Your account could not be loaded.</Trans>
        </Notice>
      ) : null}
      {state === 'guest' ? <GuestAccount {...props} refresh={refresh} /> : null}
      {state === 'member' ? <MemberAccount /> : null}
    </>
  );
}

interface GuestAccountProps {
  /** The visible form. */
  view: 'sign-in' | 'register';
  /** URLs of the two views. */
  hrefs: Record<'sign-in' | 'register', string>;
  /** Local path to go to after sign-in; the account page when undefined. */
  redirectPath: string | undefined;
  /** Path of the account page; the default sign-in redirect. */
  accountPath: string;
  refresh: () => Promise<unknown>;
}

/** Renders the account page of a guest: sign in or register. */
function GuestAccount({ view, hrefs, redirectPath, accountPath, refresh }: GuestAccountProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const handleSignedIn = async () => {
    // The account page switches to the overview after the refetch.
    if (redirectPath === undefined) await refresh();
    else void navigate(redirectPath, { replace: true });
  };
  const isSignIn = view === 'sign-in';
  return (
    <div className="grid grid-cols-[minmax(0,26rem)] gap-12 lg:grid-cols-[minmax(0,26rem)_minmax(0,22rem)] lg:gap-x-28">
      {redirectPath && leadsToCheckout(redirectPath) ? <AsGuest checkout={redirectPath} /> : null}
      <section aria-label={isSignIn ? t`Sign in` : t`Create account`}>
        <noscript>
          <Notice title={<Trans>Signing in needs JavaScript</Trans>}>
            <Trans>Switch it on in your browser and load this page again.</Trans>
          </Notice>
        </noscript>
        {isSignIn ? (
          <SignInForm redirectPath={redirectPath} accountPath={accountPath} onSignedIn={handleSignedIn}>
            <SocialSignIn redirectPath={redirectPath} onSignedIn={handleSignedIn} />
          </SignInForm>
        ) : (
          <RegisterForm onSignedIn={handleSignedIn} />
        )}
      </section>
      <aside className="self-start border-line border-t pt-8 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-12">
        <Heading level={2} size="sm">
          {isSignIn ? <Trans>New here?</Trans> : <Trans>Already have an account?</Trans>}
        </Heading>
        <p className="mt-3 text-ink-soft">
          {isSignIn ? (
            <Trans>
              With an account your cart and your wishlist stay with you, on every device. It takes a minute.
            </Trans>
          ) : (
            <Trans>Sign in with your email address and password.</Trans>
          )}
        </p>
        <PageLink
          href={hrefs[isSignIn ? 'register' : 'sign-in']}
          preserveScroll
          className="link-inline mt-3 inline-flex min-h-11 items-center"
        >
          {isSignIn ? <Trans>Create an account</Trans> : <Trans>Go to sign in</Trans>}
        </PageLink>
        {isSignIn ? <OrderedAsGuest /> : null}
        <SocialLoginStatus />
      </aside>
    </div>
  );
}

/** Links to the checkout without an account. A plain link, because the Checkout button leads here without scripts. */
function AsGuest({ checkout }: { checkout: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b pb-8 lg:col-span-2">
      <p>
        <Trans>You need no account to order.</Trans>
      </p>
      <ButtonLink variant="secondary" render={<PageLink href={checkout} />}>
        <Trans>Continue as a guest</Trans>
      </ButtonLink>
    </div>
  );
}

/** Leads shoppers who ordered without an account to their order. */
function OrderedAsGuest() {
  const site = useSite();
  return (
    <>
      <Heading level={2} size="sm" className="mt-8">
        <Trans>Ordered without an account?</Trans>
      </Heading>
      <PageLink
        href={orderPaths.trackOrder(site)}
        className="link-inline mt-3 inline-flex min-h-11 items-center"
      >
        <Trans>Track your order</Trans>
      </PageLink>
    </>
  );
}

/** In the order of the page. The first invalid field in the order of registration gets the focus. */
const FIELDS = ['firstName', 'lastName', 'email', 'password', 'passwordConfirmation'] as const;

/** Creates an account and signs in. */
function RegisterForm({ onSignedIn }: { onSignedIn: () => Promise<unknown> }) {
  const site = useSite();
  const { t } = useLingui();
  const messageFor = useFieldMessages();
  const [failure, setFailure] = useState<{ waitMinutes: number | undefined }>();
  const form = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: {
      firstName: '',
      lastName: '',
      // That of an order as a guest.
      email: checkoutEmail.read() ?? '',
      password: '',
      passwordConfirmation: '',
      receiveEmail: false,
    },
  });
  const { errors } = form.formState;
  // Registers them here, because fields in nested components would register after all others.
  for (const name of FIELDS) form.register(name);

  const [submitting, send] = useSubmitting(async (account: RegisterValues) => {
    setFailure(undefined);
    try {
      await createAccount(site, account);
    } catch (error) {
      const fieldError = toAccountFieldError(error);
      if (!fieldError || fieldError.field === 'code') setFailure({ waitMinutes: waitMinutes(error) });
      else form.setError(fieldError.field, { message: fieldError.message }, { shouldFocus: true });
      return;
    }
    await onSignedIn();
  });
  const submit = form.handleSubmit(send);

  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5 noscript:hidden">
      <RegisterFailure failure={failure} />
      <NameFields register={form.register} errors={errors} />
      <SignInEmailField {...form.register('email')} error={messageFor(errors.email?.message)} />
      <NewPasswordFields
        register={form.register}
        errors={errors}
        label={t`Password`}
        confirmationLabel={t`Password again`}
      />
      <Checkbox {...form.register('receiveEmail')} label={t`Email me about new frames and offers`} />
      <p className="text-ink-soft text-sm">
        <Trans>
          By creating an account you accept the{' '}
          <LegalLink href={helpPaths.terms(site)}>terms of sale</LegalLink>. What we store is on the page{' '}
          <LegalLink href={helpPaths.privacy(site)}>Privacy</LegalLink>.
        </Trans>
      </p>
      <div>
        <Button type="submit" size="lg" busy={submitting} busyLabel={t`Creating your account`}>
          <Trans>Create account</Trans>
        </Button>
      </div>
    </form>
  );
}

function RegisterFailure({ failure }: { failure: { waitMinutes: number | undefined } | undefined }) {
  const minutes = failure?.waitMinutes;
  const text =
    minutes === undefined ? (
      <Trans>Your account could not be created. Nothing you typed is lost: please try again.</Trans>
    ) : (
      <TooManyTries minutes={minutes} />
    );
  return <ProblemAlert problem={failure && { text }} />;
}
