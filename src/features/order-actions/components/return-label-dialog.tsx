import type { OrderReturn } from '@generated/orders/model/orderReturn';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { parseIsoDay } from '@/domain/dates/calendar-date';
import { formatLongDay } from '@/domain/dates/format-day';
import type { TrackedItem } from '@/domain/orders/tracked-order';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlay/dialog';
import { ReturnSheet } from './return-sheet';

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
      closeLabel={t`Close`}
      finalFocus={finalFocus}
      footer={
        <div className="flex flex-wrap gap-3">
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
