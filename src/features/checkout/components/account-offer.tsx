import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useAccount } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';

/** Offers a guest an account, which takes over the order (identity.yaml, registerPerson). It leads back here. */
export function AccountOffer({ orderId }: { orderId: string }) {
  const site = useSite();
  const id = useId();
  const { state } = useAccount();
  if (state !== 'guest') return null;
  const register = `${sitePaths.account(site, checkoutPaths.confirmation(site, orderId))}&view=register`;
  return (
    <section
      aria-labelledby={id}
      data-print="hide"
      className="grid justify-items-start gap-3 rounded-lg bg-well p-5 sm:p-6"
    >
      <h2 id={id} className="text-xl">
        <Trans>Save this order in an account</Trans>
      </h2>
      <p className="text-ink-soft">
        <Trans>With an account you find this order on every device, and the next checkout is faster.</Trans>
      </p>
      <ButtonLink variant="secondary" className="mt-1" render={<PageLink href={register} />}>
        <Trans>Create an account</Trans>
      </ButtonLink>
    </section>
  );
}
