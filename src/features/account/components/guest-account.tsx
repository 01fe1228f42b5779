import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { leadsToCheckout } from '@/lib/navigation/checkout-paths';
import { orderPaths } from '@/lib/navigation/order-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { Notice } from '@/ui/display/notice';
import { Heading } from '@/ui/layout/heading';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';
import { SocialLoginStatus } from './social-login-status';
import { SocialSignIn } from './social-sign-in';

export interface GuestAccountProps {
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
export function GuestAccount({ view, hrefs, redirectPath, accountPath, refresh }: GuestAccountProps) {
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
      <div>
        <section aria-label={isSignIn ? t`Sign in` : t`Create account`}>
          <noscript>
            <Notice title={<Trans>Signing in needs JavaScript</Trans>}>
              <Trans>Switch it on in your browser and load this page again.</Trans>
            </Notice>
          </noscript>
          {isSignIn ? (
            <SignInForm redirectPath={redirectPath} accountPath={accountPath} onSignedIn={handleSignedIn} />
          ) : (
            <RegisterForm onSignedIn={handleSignedIn} />
          )}
        </section>
        {isSignIn ? <SocialSignIn redirectPath={redirectPath} onSignedIn={handleSignedIn} /> : null}
      </div>
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
