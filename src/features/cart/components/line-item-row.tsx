import { Trans, useLingui } from '@lingui/react/macro';
import { type CalendarDate, parseIsoDay, toCalendarDate } from '@/domain/dates/calendar-date';
import { formatDay } from '@/domain/dates/format-day';
import { DELIVERY_DAYS, type DeliveryKind, deliveryDates } from '@/domain/delivery/delivery-estimate';
import { LOCALES } from '@/domain/locale/locales';
import { formatMoney } from '@/domain/money/format-money';
import { serverNow } from '@/lib/dates/server-time';
import { useHasServerText } from '@/lib/hydration/use-has-server-text';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { Badge } from '@/ui/display/badge';
import { ProductImage } from '@/ui/display/product-image';
import { CheckIcon } from '@/ui/icons/icons';
import type { LineItem } from '../api/cart-view';
import { CartExtras } from './cart-extras';
import { ContactLensParameters } from './contact-lens-parameters';
import { LineActions } from './line-actions';
import { EyeName, SoldOutBadge } from './line-badges';
import type { LineItemRowProps } from './line-item-row-props';
import { PlanChoice } from './plan-choice';

/** Renders one line item: picture, name, extras, quantity and price. */
export function LineItemRow(props: LineItemRowProps) {
  const { lineItem, name, disabled, busy } = props;
  const site = useSite();
  const { brand, color, image, quantity, total } = lineItem;
  return (
    <li className="grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] gap-x-[min(1.25rem,6%)] gap-y-4 border-line border-b pb-8 max-[23rem]:grid-cols-[4.5rem_minmax(0,1fr)] max-[23rem]:gap-x-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <PageLink href={sitePaths.product(site, lineItem.upc)} aria-hidden="true" tabIndex={-1}>
        <ProductImage {...(image ? { src: image } : {})} alt="" />
      </PageLink>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <div className="min-w-0">
            {brand ? <p className="text-ink-soft text-sm">{brand}</p> : null}
            <h2 className="font-semibold text-lg">
              <PageLink href={sitePaths.product(site, lineItem.upc)} className="hover:underline">
                {lineItem.name}
              </PageLink>
            </h2>
            <p className="text-ink-soft text-sm">
              {color}
              <EyeName lineItem={lineItem} />
            </p>
          </div>
          <p className="font-medium">{formatMoney(total, site.locale)}</p>
        </div>
        <SoldOutBadge lineItem={lineItem} />
        <CartExtras lineItem={lineItem} listsPlan={!lineItem.lens} />
        {lineItem.kind === 'contact-lens' ? <ContactLensValues {...{ lineItem, name, disabled }} /> : null}
        {lineItem.lens ? (
          <PlanChoice
            {...{ lineItem, name, disabled, busy }}
            onChange={props.onPlan}
            onOtherPlans={() => props.onLenses('plan')}
          />
        ) : null}
        <PrescriptionStatus
          {...{ lineItem, name, disabled, busy }}
          onAdd={() => props.onLenses('prescription')}
        />
        <DeliveryDate lineItem={lineItem} />
        <noscript>
          <p className="text-sm">
            <Trans>Quantity: {quantity}</Trans>
          </p>
        </noscript>
        <LineActions {...props} />
      </div>
    </li>
  );
}

interface ContactLensValuesProps {
  lineItem: LineItem;
  name: string;
  /** The cart is locked: nothing can be changed. */
  disabled: boolean;
}

/** Shows the values of a contact lens line, and the link to its product page, where they can be changed. */
function ContactLensValues({ lineItem, name, disabled }: ContactLensValuesProps) {
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

/** The lab's time zone, which determines the day of an order. */
const LAB_TIME_ZONE = 'America/New_York';

/** Estimates when a line arrives. For lenses that wait for a prescription, it shows the time from then on. */
function DeliveryDate({ lineItem }: { lineItem: LineItem }) {
  const { t } = useLingui();
  const { locale } = useSite();
  const kind = deliveryKind(lineItem);
  const waits = lineItem.prescription === 'needed';
  const { languageTag } = LOCALES[locale];
  const hasServerText = useHasServerText(`${kind} ${waits} ${languageTag}`);
  return (
    // The browser's clock may already be on the next day. The server's text then stays as well.
    <p className="text-balance text-ink-soft text-sm" suppressHydrationWarning>
      {hasServerText ? '' : deliveryText()}
    </p>
  );

  function deliveryText(): string {
    if (waits) {
      const { min, max } = DELIVERY_DAYS[kind];
      return t`Estimated delivery: ${min} to ${max} business days after we have your prescription`;
    }
    const { from, to } = deliveryDates(kind, today());
    const [first, last] = [formatDay(from, languageTag), formatDay(to, languageTag)];
    return kind === 'speedy'
      ? t`Estimated fast delivery: ${first} to ${last}`
      : t`Estimated delivery: ${first} to ${last}`;
  }
}

const MULTIFOCAL_TYPES: readonly string[] = ['progressive', 'bifocal'];

function deliveryKind({ kind, lens }: LineItem): DeliveryKind {
  if (kind === 'contact-lens') return 'contact-lenses';
  if (!lens) return 'frame-only';
  if (lens.speedy) return 'speedy';
  if (lens.type === 'non-prescription') return 'non-prescription';
  return lens.type && MULTIFOCAL_TYPES.includes(lens.type) ? 'multifocal' : 'single-vision';
}

function today(): CalendarDate {
  const now = serverNow();
  // The Canadian format is YYYY-MM-DD.
  const text = new Intl.DateTimeFormat('en-CA', { timeZone: LAB_TIME_ZONE }).format(now);
  return parseIsoDay(text) ?? toCalendarDate(now);
}

interface PrescriptionStatusProps {
  lineItem: LineItem;
  name: string;
  disabled: boolean;
  busy: boolean;
  /** Opens the lens panel of a frame. */
  onAdd: () => void;
}

/**
 * Shows whether the lenses of a line have their prescription, and how to add it: the lens panel for a frame, the prescription
 * step for contact lenses.
 */
function PrescriptionStatus({ lineItem, name, disabled, busy, onAdd }: PrescriptionStatusProps) {
  const { t } = useLingui();
  const site = useSite();
  const stepPath = checkoutPaths.prescriptionStep(site, {
    item: lineItem.orderItemId,
    nextStepUrl: sitePaths.cart(site),
  });
  switch (lineItem.prescription) {
    case 'not-needed':
      return null;
    case 'given':
      return (
        <p className="flex min-h-11 items-center gap-2 text-sm text-success">
          <CheckIcon size={18} />
          <Trans>Prescription added</Trans>
        </p>
      );
    case 'needed':
      return (
        <p className="flex min-h-11 flex-wrap items-center gap-x-4">
          <Badge tone="warning" className="max-w-full whitespace-normal">
            <Trans>Prescription needed</Trans>
          </Badge>
          {lineItem.kind === 'contact-lens' ? (
            <ButtonLink
              variant="link"
              aria-label={t`Add prescription for ${name}`}
              render={<PageLink href={stepPath} />}
            >
              <Trans>Add prescription</Trans>
            </ButtonLink>
          ) : (
            <Button
              variant="link"
              className="noscript:hidden"
              onClick={onAdd}
              disabled={disabled}
              aria-disabled={busy || undefined}
              aria-haspopup="dialog"
              aria-label={t`Add prescription for ${name}`}
            >
              <Trans>Add prescription</Trans>
            </Button>
          )}
        </p>
      );
  }
}
