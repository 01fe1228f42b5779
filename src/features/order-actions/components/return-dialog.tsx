import type { OrderReturn } from '@generated/orders/model/orderReturn';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { OrderActionsProps } from '@/lib/orders/slot-props';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlay/dialog';
import { useReturnForm } from '../hooks/use-return-form';
import { ReturnFields } from './return-fields';

interface ReturnDialogProps extends Pick<OrderActionsProps, 'order' | 'email'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRequested: (orderReturn: OrderReturn) => void;
}

/** Requests a return. Input and choices outlive a closed dialog. */
export function ReturnDialog({ order, email, open, onOpenChange, onRequested }: ReturnDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const items = order.items.filter(({ returnable }) => returnable !== undefined);
  const returnForm = useReturnForm({ items, orderId: order.orderId, email, open, onRequested });
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title={t`Return items`}
      description={<Trans>Send back what is not right. Glasses go back with their lenses and case.</Trans>}
      closeLabel={t`Close`}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" form={formId} busy={returnForm.sending} busyLabel={t`Requesting your return`}>
            <Trans>Request return</Trans>
          </Button>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      }
    >
      <form
        method="post"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void returnForm.submit();
        }}
        className="grid grid-cols-1 gap-6"
      >
        <ReturnFields items={items} {...returnForm} />
      </form>
    </Dialog>
  );
}
