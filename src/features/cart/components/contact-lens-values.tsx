import { Trans, useLingui } from '@lingui/react/macro';
import { lookUpAttributes } from '@/domain/catalog/attributes';
import { CONTACT_LENS_PARAMETERS } from '@/domain/contact-lens/combinations';
import { parameterLabel, valueLabel } from '@/domain/contact-lens/labels';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import type { LineItem } from '../api/cart-view';

export interface ContactLensValuesProps {
  lineItem: LineItem;
  name: string;
  /** The cart is locked: nothing can be changed. */
  disabled: boolean;
}

/** The values of a contact lens line, and the way to its product page, where they can be changed. */
export function ContactLensValues({ lineItem, name, disabled }: ContactLensValuesProps) {
  const site = useSite();
  const { t } = useLingui();
  const attribute = lookUpAttributes(lineItem.product?.attributes);
  const chosen = lineItem.items[0]?.orderItemExtendAttribute ?? [];
  return (
    <div className="grid gap-1">
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {CONTACT_LENS_PARAMETERS.map((parameter) => {
          const value = chosen.find(({ attributeName }) => attributeName === parameter)?.attributeValue;
          return value === undefined ? null : (
            <div key={parameter} className="flex flex-wrap gap-x-1.5">
              <dt className="text-ink-soft">{parameterLabel(attribute, parameter)}</dt>
              <dd>{valueLabel(attribute, parameter, value, site.languageTag)}</dd>
            </div>
          );
        })}
      </dl>
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
