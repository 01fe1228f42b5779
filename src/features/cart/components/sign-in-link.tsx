import { Trans } from '@lingui/react/macro';
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CheckoutSignInProps, LoadCheckoutSignIn } from '@/lib/checkout/sign-in-slot';
import { dialogTrigger, preload } from '@/lib/hydration/load-with-retry';
import { useShellLabels } from '@/lib/hydration/use-shell-labels';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { DialogShell } from '@/ui/overlay/dialog-shell';

interface SignInLinkProps {
  /** Local path of the next page. */
  target: string;
  needsSignIn: boolean;
  loadSignIn: LoadCheckoutSignIn;
  children: ReactNode;
}

/** Renders the Checkout button. Without a known shopper it opens the sign-in; without scripts it leads to the sign-in page. */
export function SignInLink({ target, needsSignIn, loadSignIn, children }: SignInLinkProps) {
  const site = useSite();
  const navigate = useNavigate();
  const [SignIn, setSignIn] = useState<ComponentType<CheckoutSignInProps>>();
  /** The opening whose code is loading, until it is canceled. */
  const [loading, setLoading] = useState<AbortController>();
  const labels = useShellLabels();
  const [isDone, setIsDone] = useState(false);
  // In an effect: a sign-in may have changed the cart, and with it the target.
  useEffect(() => {
    if (isDone) void navigate(target);
  }, [isDone, navigate, target]);

  const href = sitePaths.account(site, target);
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const opening = new AbortController();
    setLoading(opening);
    try {
      const Loaded = await loadSignIn();
      if (!opening.signal.aborted) setSignIn(() => Loaded);
    } catch {
      if (!opening.signal.aborted) window.location.assign(href);
    }
    setLoading((current) => (current === opening ? undefined : current));
  };

  return (
    <>
      {needsSignIn ? (
        <ButtonLink
          size="lg"
          wide
          href={href}
          {...dialogTrigger(preload(loadSignIn))}
          onClick={(event) => void open(event)}
        >
          {children}
        </ButtonLink>
      ) : (
        <ButtonLink size="lg" wide render={<PageLink href={target} />}>
          {children}
        </ButtonLink>
      )}
      {loading ? (
        <DialogShell
          {...labels}
          title={<Trans>How would you like to check out?</Trans>}
          className="modal-dialog"
          onClose={() => {
            loading.abort();
            setLoading(undefined);
          }}
        />
      ) : null}
      {SignIn ? (
        <SignIn
          redirectPath={target}
          onClose={() => setSignIn(undefined)}
          onDone={() => {
            setSignIn(undefined);
            setIsDone(true);
          }}
        />
      ) : null}
    </>
  );
}
