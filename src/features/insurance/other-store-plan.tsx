import { Trans, useLingui } from '@lingui/react/macro';
import { logOutInsurance } from '@/lib/insurance/insurance-session';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';

/** Explains in the store of one country that a plan belongs to the other one, and lets the shopper log out of it. */
export function OtherStorePlan({ className }: { className?: string }) {
  const { t } = useLingui();
  const { country } = useSite();
  const logOut = () => {
    logOutInsurance();
    announce(t`You are logged out of your insurance. The prices are without it.`);
  };
  return (
    <section aria-label={t`Vision insurance`} className={className}>
      <p>
        {country === 'us' ? (
          <Trans>Your insurance plan is from our Canadian store. It does not pay in the United States.</Trans>
        ) : (
          <Trans>Your insurance plan is from our United States store. It does not pay in Canada.</Trans>
        )}
      </p>
      <Button variant="link" onClick={logOut}>
        <Trans>Log out of my insurance</Trans>
      </Button>
    </section>
  );
}
