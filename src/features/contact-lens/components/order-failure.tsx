import { Trans } from '@lingui/react/macro';
import { parameterLabel } from '@/domain/contact-lens/labels';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { areCookiesBlocked } from '@/lib/storage/cookies-blocked';
import { ButtonLink } from '@/ui/actions/button-link';
import { Notice } from '@/ui/display/notice';
import type { OrderFailure as Failure } from '../api/use-order-contact-lenses';
import type { LensProduct } from '../state/lens-product';

/** Explains why the lenses are not in the cart, and what to do. */
export function OrderFailure({ failure, lens }: { failure: Failure | undefined; lens: LensProduct }) {
  const site = useSite();
  if (!failure) return null;
  if (failure.oldLineLeft) {
    return (
      <Notice
        tone="warning"
        live="assertive"
        title={<Trans>Your new lenses are in the cart</Trans>}
        action={
          <ButtonLink variant="link" render={<PageLink href={sitePaths.cart(site)} />}>
            <Trans>View cart</Trans>
          </ButtonLink>
        }
      >
        <Trans>The line with the former values could not be removed. Remove it in your cart.</Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="error" live="assertive" title={<Trans>Not added to your cart</Trans>}>
      <FailureReason failure={failure} lens={lens} />
    </Notice>
  );
}

function FailureReason({ failure, lens }: { failure: Failure; lens: LensProduct }) {
  if (failure.parameter) {
    const parameter = parameterLabel(lens.attribute, failure.parameter);
    return (
      <Trans>
        This lens is not made in this combination any more: {parameter}. Compare with your prescription, and
        choose another value.
      </Trans>
    );
  }
  if (failure.message) return failure.message;
  return areCookiesBlocked() ? (
    <Trans>
      Your browser blocks cookies, so your cart stays empty. Allow cookies for this site, and try again.
    </Trans>
  ) : (
    <Trans>Something went wrong on our side. Your choices are kept: try again.</Trans>
  );
}
