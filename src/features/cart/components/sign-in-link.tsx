import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CheckoutSignInProps, LoadCheckoutSignIn } from '@/lib/checkout/sign-in-slot';
import { dialogTrigger, preload } from '@/lib/hydration/load-with-retry';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';

interface SignInLinkProps {
  /** Local path of the next page. */
  target: string;
  needsSignIn: boolean;
  loadSignIn: LoadCheckoutSignIn;
  children: ReactNode;
}

/** The Checkout button. Without a known shopper it opens the sign-in; without scripts it leads to the sign-in page. */
export function SignInLink({ target, needsSignIn, loadSignIn, children }: SignInLinkProps) {
  const site = useSite();
  const navigate = useNavigate();
  const [SignIn, setSignIn] = useState<ComponentType<CheckoutSignInProps>>();
  const [isDone, setIsDone] = useState(false);
  // In an effect: a sign-in may have changed the cart, and with it the target.
  useEffect(() => {
    if (isDone) void navigate(target);
  }, [isDone, navigate, target]);

  const href = sitePaths.account(site, target);
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const Loaded = await loadSignIn();
      setSignIn(() => Loaded);
    } catch {
      window.location.assign(href);
    }
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
