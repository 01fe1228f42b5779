import type { OrderReturn } from '@generated/orders/model/orderReturn';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { parseIsoDay } from '@/domain/dates/calendar-date';
import { formatLongDay } from '@/domain/dates/format-day';
import { ZERO } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import type { TrackedItem } from '@/domain/orders/tracked-order';
import { dialogTrigger, lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { announce } from '@/lib/navigation/announcer';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { PageLink } from '@/lib/navigation/page-link';
import type { OrderActionsProps, ReorderSlotProps } from '@/lib/orders/slot-props';
import { useSite } from '@/lib/site/site';
import { useDialogOpen } from '@/lib/state/use-dialog-open';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { Notice } from '@/ui/display/notice';
import { Heading } from '@/ui/layout/heading';
import { DialogBoundary } from '@/ui/overlay/dialog-shell';
import type { SettledCancel } from '../api/cancel-order';
import { useReorder } from '../hooks/use-reorder';
import { ReorderNotice } from './reorder-notice';
import { ReturnList } from './return-list';

const CancelDialog = lazyWithRetry(async () => (await import('./cancel-dialog')).CancelDialog);
const ReturnDialog = lazyWithRetry(async () => (await import('./return-dialog')).ReturnDialog);
const ReturnLabelDialog = lazyWithRetry(
  async () => (await import('./return-label-dialog')).ReturnLabelDialog,
);

/** Offers actions for a placed order: return items, order it again, see its receipt, cancel it. */
export function OrderActions({ order, email, onChanged }: OrderActionsProps) {
  const { t } = useLingui();
  const site = useSite();
  const canceling = useDialogOpen();
  const returning = useDialogOpen();
  const label = useDialogOpen();
  const [canceled, setCanceled] = useState<SettledCancel>();
  const [shownReturn, setShownReturn] = useState<OrderReturn>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { orderId, items, isOwn, returns, isCancelable, returnableUntil } = order;
  const isReturnable = items.some(({ returnable }) => returnable !== undefined);
  const [firstUntil] = items.flatMap(({ returnable }) => returnable?.until ?? []).sort();
  const longDay = (text: string | undefined) => {
    const parsed = text && parseIsoDay(text);
    return parsed && formatLongDay(parsed, site.languageTag);
  };
  const day = longDay(returnableUntil);
  const firstDay = longDay(firstUntil);

  const showLabel = (orderReturn: OrderReturn) => {
    setShownReturn(orderReturn);
    label.show();
  };
  return (
    <section aria-labelledby="order-actions" className="relative grid gap-6" data-print="hide">
      <Heading ref={heading} id="order-actions" level={3} size="md" tabIndex={-1}>
        <Trans>Your options</Trans>
      </Heading>
      <div role="status" className="empty:absolute">
        {canceled ? <CancelOutcome result={canceled} /> : null}
      </div>
      {returns.length > 0 ? (
        <ReturnList order={order} onShowLabel={showLabel} onIntentToShowLabel={ReturnLabelDialog.preload} />
      ) : null}
      <div className="border-line border-b">
        {isReturnable ? (
          <ActionRow
            text={
              day && firstDay && firstDay !== day ? (
                <Trans>
                  Not right? You can return items until {day}, and some only until {firstDay}.
                </Trans>
              ) : day ? (
                <Trans>Not right? You can return items until {day}.</Trans>
              ) : (
                <Trans>Not right? You can return items.</Trans>
              )
            }
          >
            <Button {...dialogTrigger(ReturnDialog.preload)} variant="secondary" onClick={returning.show}>
              <Trans>Return items</Trans>
            </Button>
          </ActionRow>
        ) : null}
        <Reorder orderId={orderId} email={email} items={items} />
        {isOwn ? (
          <ActionRow text={<Trans>Each item with its price, for your records or an insurance claim.</Trans>}>
            <ButtonLink
              variant="secondary"
              render={<PageLink href={checkoutPaths.confirmation(site, orderId)} />}
            >
              <Trans>View receipt</Trans>
            </ButtonLink>
          </ActionRow>
        ) : null}
        {isCancelable ? (
          <ActionRow text={<Trans>Nothing is on its way yet, so you can still cancel.</Trans>}>
            <Button {...dialogTrigger(CancelDialog.preload)} variant="secondary" onClick={canceling.show}>
              <Trans>Cancel order</Trans>
            </Button>
          </ActionRow>
        ) : null}
      </div>
      {canceling.mounted ? (
        <DialogBoundary
          open={canceling.open}
          onClose={() => canceling.setOpen(false)}
          title={<Trans>Cancel order {orderId}?</Trans>}
          className="modal-dialog"
        >
          <CancelDialog
            order={order}
            email={email}
            open={canceling.open}
            onOpenChange={canceling.setOpen}
            focusAfterwards={heading}
            onSettled={(result) => {
              setCanceled(result);
              onChanged();
            }}
          />
        </DialogBoundary>
      ) : null}
      {returning.mounted ? (
        <DialogBoundary
          open={returning.open}
          onClose={() => returning.setOpen(false)}
          title={<Trans>Return items</Trans>}
          className="modal-dialog modal-wide"
        >
          <ReturnDialog
            // Remounts to stop offering returned lines.
            key={returns.length}
            order={order}
            email={email}
            open={returning.open}
            onOpenChange={returning.setOpen}
            onRequested={(orderReturn) => {
              const { returnId } = orderReturn;
              returning.setOpen(false);
              showLabel(orderReturn);
              announce(t`Your return ${returnId} is requested.`);
              onChanged();
            }}
          />
        </DialogBoundary>
      ) : null}
      {shownReturn && label.mounted ? (
        <DialogBoundary
          open={label.open}
          onClose={() => label.setOpen(false)}
          title={<Trans>Return label</Trans>}
          className="modal-dialog modal-wide"
        >
          <ReturnLabelDialog
            orderReturn={shownReturn}
            items={items}
            open={label.open}
            onOpenChange={label.setOpen}
            finalFocus={heading}
          />
        </DialogBoundary>
      ) : null}
    </section>
  );
}

interface ReorderProps extends ReorderSlotProps {
  /** Ordered items. */
  items: readonly Pick<TrackedItem, 'orderItemId' | 'kind' | 'name'>[];
}

/** Adds the ordered items to the cart again, in one click. */
function Reorder({ orderId, email, items }: ReorderProps) {
  const { t } = useLingui();
  const { sending, outcome, send } = useReorder({ orderId, email });
  const onlyContactLenses = items.length > 0 && items.every(({ kind }) => kind === 'LCON' || kind === 'RCON');
  return (
    <ActionRow
      text={
        onlyContactLenses ? (
          <Trans>The same lenses for the same eyes, in one click.</Trans>
        ) : (
          <Trans>The same items again. You can change them in your cart.</Trans>
        )
      }
      outcome={
        <div role="status" className="empty:absolute">
          {outcome ? <ReorderNotice outcome={outcome} items={items} /> : null}
        </div>
      }
    >
      <Button variant="secondary" busy={sending} busyLabel={t`Adding to your cart`} onClick={send}>
        {onlyContactLenses ? <Trans>Reorder contact lenses</Trans> : <Trans>Order again</Trans>}
      </Button>
    </ActionRow>
  );
}

interface ActionRowProps {
  /** Effect of the button, or its deadline. */
  text: ReactNode;
  /** The button. */
  children: ReactNode;
  outcome?: ReactNode;
}

/** Shows one thing that can be done with an order. */
function ActionRow({ text, children, outcome }: ActionRowProps) {
  return (
    <div className="relative grid gap-4 border-line border-t py-5">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-8">
        <p className="text-ink-soft">{text}</p>
        <div>{children}</div>
      </div>
      {outcome}
    </div>
  );
}

interface CancelOutcomeProps {
  result: SettledCancel;
}

/** Reports the outcome of a cancellation. */
function CancelOutcome({ result }: CancelOutcomeProps) {
  const { locale } = useSite();
  switch (result.status) {
    case 'canceled': {
      const amount = result.released === undefined ? undefined : formatMoney(result.released, locale);
      return (
        <Notice tone="success" title={<Trans>Your order is canceled</Trans>}>
          {result.released === ZERO ? (
            <Trans>Nothing was charged. We sent you an email about it.</Trans>
          ) : amount ? (
            <Trans>
              We released {amount} on your card. Your bank may show it for up to five business days. We sent
              you an email about it.
            </Trans>
          ) : (
            <Trans>We released the amount on your card, and sent you an email about it.</Trans>
          )}
        </Notice>
      );
    }
    case 'already-shipped':
      return (
        <Notice tone="warning" title={<Trans>This order can no longer be canceled</Trans>}>
          <Trans>
            At least one item is on its way already. You can return what you receive within 30 days, for a
            full refund of the items.
          </Trans>
        </Notice>
      );
    case 'not-found':
      return (
        <Notice tone="error" title={<Trans>This order was not found anymore</Trans>}>
          <Trans>Track the order again with its number and your email.</Trans>
        </Notice>
      );
  }
}
