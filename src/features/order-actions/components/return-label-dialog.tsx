import type { OrderReturn } from '@generated/orders/model/orderReturn';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { parseIsoDay } from '@/domain/dates/calendar-date';
import { formatLongDay } from '@/domain/dates/format-day';
import { ZERO } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { parseAmount } from '@/domain/money/parse-amount';
import type { TrackedItem } from '@/domain/orders/tracked-order';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlay/dialog';
import { useItemNames } from '../hooks/use-item-names';
import { useReasonNames } from '../hooks/use-return-copy';
import { barcode } from '../rules/barcode';

interface ReturnLabelDialogProps {
  orderReturn: OrderReturn;
  items: readonly TrackedItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Receives the focus, because the opener of the dialog may no longer exist. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** Shows the label and the packing slip of a return, to look at and to print. */
export function ReturnLabelDialog(props: ReturnLabelDialogProps) {
  const { orderReturn, items, open, onOpenChange, finalFocus } = props;
  const { t } = useLingui();
  const { languageTag } = useSite();
  const { returnId, shipBy } = orderReturn;
  const lastDay = parseIsoDay(shipBy);
  const day = lastDay ? formatLongDay(lastDay, languageTag) : shipBy;
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title={t`Return ${returnId}`}
      finalFocus={finalFocus}
      footer={
        <div className="button-row">
          <Button onClick={() => window.print()}>
            <Trans>Print label and packing slip</Trans>
          </Button>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            <Trans>Close</Trans>
          </Button>
        </div>
      }
    >
      <ol className="mb-6 grid list-decimal gap-1 pl-5" data-print="hide">
        <li>
          <Trans>Print this page, and cut along the line.</Trans>
        </li>
        <li>
          <Trans>Put the packing slip into the parcel, with the items and their cases.</Trans>
        </li>
        <li>
          <Trans>Stick the label on the parcel, and hand it over by {day}. The label is free.</Trans>
        </li>
      </ol>
      <ReturnSheet orderReturn={orderReturn} items={items} day={day} />
    </Dialog>
  );
}

interface ReturnSheetProps {
  orderReturn: OrderReturn;
  items: readonly TrackedItem[];
  /** Last day to hand over the parcel, as text. */
  day: string;
}

/**
 * Renders the sheet to print: the label, and the packing slip below it. Neither names the sender; the return number identifies
 * the sender.
 */
function ReturnSheet({ orderReturn, items, day }: ReturnSheetProps) {
  return (
    <div data-print="sheet" className="grid grid-cols-1 gap-6">
      <Label orderReturn={orderReturn} />
      <hr className="border-line-strong border-t border-dashed" />
      <PackingSlip orderReturn={orderReturn} items={items} day={day} />
    </div>
  );
}

function Label({ orderReturn: { returnId, orderId, returnAddress } }: Pick<ReturnSheetProps, 'orderReturn'>) {
  const { t } = useLingui();
  const { name, addressLine, city, state, zipCode } = returnAddress;
  return (
    <section
      aria-label={t`Return label`}
      className="grid grid-cols-1 gap-6 rounded-lg border border-line-strong p-5 sm:p-6"
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <p className="text-ink-soft text-sm">
            <Trans>Sender</Trans>
          </p>
          <p className="mt-8 border-line-strong border-b" />
          <p className="mt-8 border-line-strong border-b" />
          <p className="mt-1 text-ink-soft text-xs">
            <Trans>Your name and address</Trans>
          </p>
        </div>
        <div>
          <p className="text-ink-soft text-sm">
            <Trans>Recipient</Trans>
          </p>
          <p className="font-semibold text-lg">
            <span className="block">{name}</span>
            {addressLine.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <span className="block">{`${city}, ${state} ${zipCode}`}</span>
          </p>
        </div>
      </div>
      <div className="grid justify-items-start gap-2">
        <Barcode number={returnId} />
        <p className="font-semibold text-lg">
          <Trans>Return {returnId}</Trans>
        </p>
        <p className="text-sm">
          <Trans>Order {orderId}</Trans>
        </p>
      </div>
    </section>
  );
}

function PackingSlip({ orderReturn, items, day }: ReturnSheetProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  const nameOf = useItemNames(items);
  const reasonNames = useReasonNames();
  const refund = formatMoney(parseAmount(orderReturn.refund) ?? ZERO, locale);
  const { returnId, orderId } = orderReturn;
  return (
    <section aria-label={t`Packing slip`} className="grid grid-cols-1 gap-4">
      <div>
        <p className="font-semibold text-lg">
          <Trans>Packing slip</Trans>
        </p>
        <p className="text-ink-soft">
          <Trans>
            Return {returnId} of order {orderId}
          </Trans>
        </p>
      </div>
      <table className="w-full text-left">
        <thead>
          <tr className="border-line-strong border-b text-sm">
            <th scope="col" className="py-2 pr-4 font-semibold">
              <Trans>Item</Trans>
            </th>
            <th scope="col" className="py-2 pr-4 font-semibold">
              <Trans>How many</Trans>
            </th>
            <th scope="col" className="py-2 font-semibold">
              <Trans>Reason</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {orderReturn.orderItem.map(({ orderItemId, quantity, reason }) => {
            const item = items.find((candidate) => candidate.orderItemId === orderItemId);
            return (
              <tr key={orderItemId} className="border-line border-b align-top">
                <td className="py-2 pr-4">{item ? nameOf(item) : orderItemId}</td>
                <td className="py-2 pr-4">{Number(quantity)}</td>
                <td className="py-2">{reasonNames[reason]}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>
        <Trans>Estimated refund: {refund}</Trans>
        <br />
        <Trans>Hand over by {day}</Trans>
      </p>
    </section>
  );
}

/** Clear space that a scanner needs on both sides, in widths of a narrow bar. */
const QUIET_ZONE = 10;
const HEIGHT = 40;

/** Renders the barcode of a number that is written beside it. Black on white, whatever the colors of the page. */
function Barcode({ number }: { number: string }) {
  const { bars, width } = barcode(number);
  return (
    <svg
      viewBox={`${-QUIET_ZONE} 0 ${width + 2 * QUIET_ZONE} ${HEIGHT}`}
      className="h-20 w-full max-w-80 bg-paper text-ink"
      preserveAspectRatio="xMinYMid meet"
      shapeRendering="crispEdges"
      aria-hidden
    >
      {bars.map((bar) => (
        <rect key={bar.x} x={bar.x} y={0} width={bar.width} height={HEIGHT} fill="currentColor" />
      ))}
    </svg>
  );
}
