import { Trans, useLingui } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import type { LineItem } from '../api/cart-view';
import { ContactLensParameters } from './contact-lens-parameters';

export interface ContactLensValuesProps {
  lineItem: LineItem;
  name: string;
  /** The cart is locked: nothing can be changed. */
  disabled: boolean;
}

/** Shows the values of a contact lens line, and the link to its product page, where they can be changed. */
export function ContactLensValues({ lineItem, name, disabled }: ContactLensValuesProps) {
  const site = useSite();
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-1">
      <ContactLensParameters lineItem={lineItem} />
      {disabled ? null : (
        <ButtonLink
          variant="link"
          className="justify-self-start"
          aria-label={t`Change ${name}`}
          render={<PageLink href={sitePaths.product(site, lineItem.upc, lineItem.orderItemId)} />}
        >
          <Trans>Change</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
