import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { formatDay } from '@/domain/dates/format-day';
import type { Cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { formatOrderDay } from '@/domain/orders/format-order-day';
import type { OrderItemState } from '@/domain/orders/order-item-state';
import type { TrackedItem, TrackedOrder } from '@/domain/orders/tracked-order';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useStateName } from '@/lib/orders/use-state-name';
import { useSite } from '@/lib/site/site';
import { Badge } from '@/ui/display/badge';
import { PriceRow } from '@/ui/display/price-row';
import { ProductImage } from '@/ui/display/product-image';
import { Skeleton } from '@/ui/display/skeleton';
import { EyeIcon, ReturnIcon, TruckIcon } from '@/ui/icons/deferred-icons';
import { BagIcon, CheckIcon, CloseIcon, GlassesIcon, type IconProps } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';
import type { DeliveryDates } from '../api/use-delivery-dates';
import { type ItemProduct, useItemProduct } from '../api/use-item-product';
import { orderProgress, type ProgressStep } from '../rules/order-progress';
import type { PictureSlotProps } from '../slots';
import { ItemLinks } from './item-links';

interface TrackedItemRowProps {
  item: TrackedItem;
  order: TrackedOrder;
  dates: DeliveryDates;
  renderPicture: (props: PictureSlotProps) => ReactNode;
}

/** Shows a frame with its lens, or a contact lens: product, state and next step. */
export function TrackedItemRow({ item, order, dates, renderPicture }: TrackedItemRowProps) {
  const product = useItemProduct(item);
  const { image } = product;
  const eye = useEyeName()(item);
  // Both eyes may have the same lens, each with separate links.
  const name = eye ? `${product.name}, ${eye}` : product.name;
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-5 border-line border-b py-6 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-8 sm:py-8">
      <ProductImage {...(image ? { src: image } : {})} alt="" className="self-start sm:row-span-2" />
      <div className="grid content-start gap-2">
        <ItemName item={item} product={product} />
        <ItemPrices item={item} />
      </div>
      <div className="col-span-full grid gap-5 sm:col-span-1 sm:col-start-2">
        <ItemStatus item={item} order={order} dates={dates} />
        <ProgressLine item={item} placedDate={order.placedDate} name={name} />
        <ItemLinks item={item} order={order} name={name} renderPicture={renderPicture} />
      </div>
    </li>
  );
}

function ItemName({ item, product }: { item: TrackedItem; product: ItemProduct }) {
  const site = useSite();
  const { partNumber, quantity } = item;
  const { loading, name, brand, color, isListed } = product;
  const eye = useEyeName()(item);
  const details = [brand, color, eye].filter(Boolean).join(' · ');
  // As high as the texts.
  if (loading) {
    return (
      <div className="grid">
        <Skeleton className="my-1 h-5 w-3/5" />
        <Skeleton className="my-1 h-3.5 w-2/5" />
      </div>
    );
  }
  return (
    <div>
      <h3 className="font-semibold text-lg">
        {isListed ? (
          <PageLink href={sitePaths.product(site, partNumber)} className="hover:underline">
            {name}
          </PageLink>
        ) : (
          name
        )}
        {quantity > 1 ? ` × ${quantity}` : null}
      </h3>
      <p className="min-h-5.5 text-ink-soft text-sm">{details}</p>
    </div>
  );
}

/** Returns the eye of a contact lens; undefined for other items. */
function useEyeName(): (item: Pick<TrackedItem, 'kind'>) => string | undefined {
  const { t } = useLingui();
  const names: Partial<Record<TrackedItem['kind'], string>> = { LCON: t`Left eye`, RCON: t`Right eye` };
  return ({ kind }) => names[kind];
}

function ItemPrices({ item: { kind, price, lens, plan } }: { item: TrackedItem }) {
  const { locale } = useSite();
  const format = (amount: Cents | undefined) => (amount === undefined ? null : formatMoney(amount, locale));
  const { name: lensName } = lens ?? {};
  const isFrame = kind === 'EYE' || kind === 'SUN';
  return (
    <dl className="grid grid-cols-1 gap-1 text-sm">
      {price === undefined ? null : (
        <PriceRow label={isFrame ? <Trans>Frame</Trans> : <Trans>Price</Trans>} amount={format(price)} />
      )}
      {lens ? <PriceRow label={<Trans>Lenses: {lensName}</Trans>} amount={format(lens.price)} /> : null}
      {plan ? <PriceRow label={plan.name} amount={format(plan.price)} /> : null}
    </dl>
  );
}

interface ProgressLineProps {
  item: TrackedItem;
  placedDate: string | undefined;
  /** Name of the item. */
  name: string;
}

/** Shows the steps from the order to the shopper; nothing for a returned or canceled item. */
function ProgressLine({ item, placedDate, name }: ProgressLineProps) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const nameOf = useStepName();
  const progress = orderProgress(item, placedDate);
  if (!progress) return null;
  const { steps, current } = progress;
  return (
    <ol aria-label={t`Progress of ${name}`} className="grid max-w-xl grid-cols-4 gap-1.5">
      {steps.map(({ step, date }, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={cx(
            'wrap-anywhere hyphens-auto border-t-4 pt-2 text-xs',
            index <= current ? 'border-accent forced-colors:border-[Highlight]' : 'border-line text-ink-soft',
            index === current && 'font-semibold',
          )}
        >
          {nameOf(step)}
          <VisuallyHidden>
            {index < current ? <Trans>(done)</Trans> : null}
            {index > current ? <Trans>(to come)</Trans> : null}
          </VisuallyHidden>
          {date ? (
            <span className="block font-normal text-ink-soft">
              {formatOrderDay(date, languageTag, 'short')}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** Names the steps of an item's progress. */
function useStepName(): (step: ProgressStep) => string {
  const { t } = useLingui();
  const names: Record<ProgressStep, string> = {
    ordered: t`Ordered`,
    'in-process': t`In process`,
    shipped: t`Shipped`,
    delivered: t`Delivered`,
    'ready-for-pickup': t`Ready for pickup`,
    'picked-up': t`Picked up`,
  };
  return (step) => names[step];
}

const ICONS: Record<OrderItemState, ComponentType<IconProps>> = {
  'pending-prescription': EyeIcon,
  'in-process': GlassesIcon,
  'ready-for-pickup': BagIcon,
  shipped: TruckIcon,
  completed: CheckIcon,
  returned: ReturnIcon,
  canceled: CloseIcon,
};

interface ItemStatusProps {
  item: TrackedItem;
  order: TrackedOrder;
  dates: DeliveryDates;
}

/** Shows the state of an item, the next step, and when it arrives. */
function ItemStatus({ item, order, dates }: ItemStatusProps) {
  const nameOf = useStateName();
  const copyOf = useStateCopy();
  const StateIcon = ICONS[item.state];
  const returnRequested = isReturnRequested(item, order);
  return (
    <div className="flex gap-3">
      <StateIcon size={24} className="mt-0.5 flex-none" />
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {nameOf(item.state)}
          {returnRequested ? (
            <Badge tone="outline">
              <Trans>Return requested</Trans>
            </Badge>
          ) : null}
        </p>
        <p className="text-ink-soft">{copyOf(item, returnRequested)}</p>
        {item.showsDeliveryDate && dates.enabled ? <DeliveryDate item={item} dates={dates} /> : null}
      </div>
    </div>
  );
}

function DeliveryDate({ item, dates }: { item: TrackedItem; dates: DeliveryDates }) {
  const { languageTag } = useSite();
  const date = dates.dateOf(item);
  const day = date && formatDay(date, languageTag);
  if (dates.loading) return <Skeleton className="my-1 h-4.25 w-48" />;
  return (
    <p>
      {day ? <Trans>Estimated delivery: {day}</Trans> : <Trans>The delivery date is not known yet.</Trans>}
    </p>
  );
}

function isReturnRequested({ orderItemId, state }: TrackedItem, { returns }: TrackedOrder): boolean {
  return (
    state !== 'returned' &&
    returns.some(
      ({ returnStatus, orderItem }) =>
        returnStatus === 'requested' && orderItem.some((returned) => returned.orderItemId === orderItemId),
    )
  );
}

/** Explains the next step of an item, in plain words. */
function useStateCopy(): (
  item: Pick<TrackedItem, 'state' | 'kind' | 'lens' | 'pickupStore'>,
  isReturnRequested: boolean,
) => string {
  const { t } = useLingui();
  return ({ state, kind, lens, pickupStore }, isReturnRequested) => {
    if (isReturnRequested) return t`Send it back with the label of the return. We refund it once we have it.`;
    switch (state) {
      case 'pending-prescription':
        return t`We need your prescription. We begin as soon as we have it.`;
      case 'in-process':
        if (lens) return t`We are making your lenses and fitting them into the frame.`;
        return kind === 'LCON' || kind === 'RCON'
          ? t`We are packing your contact lenses.`
          : t`We are packing your frame.`;
      case 'shipped':
        return t`It is with the carrier, on its way to you.`;
      case 'ready-for-pickup':
        if (pickupStore) {
          const { displayName, addressLine, city, state: region } = pickupStore;
          const place = [displayName, addressLine.join(', '), `${city}, ${region}`].join(', ');
          return t`It is waiting for you at ${place}. Bring your order number.`;
        }
        return t`It is waiting for you at the store. Bring your order number.`;
      case 'completed':
        return t`You have it. There is nothing left to do.`;
      case 'returned':
        return t`We have it back. The refund goes to the card that you paid with.`;
      case 'canceled':
        return t`It will not be sent, and you do not pay for it.`;
    }
  };
}
