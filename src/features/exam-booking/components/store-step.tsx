import { Trans, useLingui } from '@lingui/react/macro';
import { phoneText } from '@/domain/contact/phone';
import type { Store } from '@/domain/stores/store';
import { PageLink } from '@/lib/navigation/page-link';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { StepSection } from '@/ui/disclosure/step-section';

/** Shows the store, which is chosen in the store finder. */
export function StoreStep({ store }: { store: Store }) {
  const { t } = useLingui();
  const site = useSite();
  const { name, addressLines, city, region, postalCode, phone } = store;
  return (
    <StepSection
      number={1}
      title={t`Store`}
      headingId="booking-store"
      isOpen={false}
      isDone
      change={
        <ButtonLink
          variant="link"
          aria-label={t`Change store`}
          render={<PageLink href={storeLocatorPaths.finder(site, { location: postalCode })} />}
        >
          <Trans>Change</Trans>
        </ButtonLink>
      }
      summary={
        <>
          <p className="font-medium text-ink">{name}</p>
          <p>{`${addressLines.join(', ')}, ${city}, ${region} ${postalCode}`}</p>
          {phone ? (
            <p>
              <a className="link-inline inline-flex min-h-11 items-center" href={`tel:+1${phone}`}>
                {phoneText(phone)}
              </a>
            </p>
          ) : null}
        </>
      }
    >
      {null}
    </StepSection>
  );
}
