import { Trans } from '@lingui/react/macro';
import { accountPaths } from '@/lib/navigation/account-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { Heading } from '@/ui/layout/heading';

/** Shows the next steps with a prescription. */
export function PrescriptionBand() {
  const site = useSite();
  return (
    <section aria-labelledby="with-prescription" className="rounded-lg bg-well p-6 sm:p-10">
      <Heading level={2} id="with-prescription">
        <Trans>You have a prescription already?</Trans>
      </Heading>
      <p className="mt-3 max-w-text">
        <Trans>
          Choose a frame and type it in, send a picture of it, or save it to your account for later.
        </Trans>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink render={<PageLink href={sitePaths.listing(site, 'eyeglasses')} />}>
          <Trans>Shop eyeglasses</Trans>
        </ButtonLink>
        <ButtonLink variant="secondary" render={<PageLink href={accountPaths.accountPrescriptions(site)} />}>
          <Trans>Saved prescriptions</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
