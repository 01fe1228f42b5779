import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { TrackedItem } from '@/domain/orders/tracked-order';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { newRequestId } from '@/lib/orders/new-request-id';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { type ReorderOutcome, reorder } from '../api/reorder';
import { ActionRow } from './action-row';
import { ReorderNotice } from './reorder-notice';

interface ReorderProps {
  orderId: string;
  email: string;
  /** What was ordered. */
  items: readonly Pick<TrackedItem, 'orderItemId' | 'kind' | 'name'>[];
}

/** Puts what was ordered into the cart again, in one click. */
export function Reorder({ orderId, email, items }: ReorderProps) {
  const site = useSite();
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<ReorderOutcome>();
  // A retry after an unclear outcome has the same id, so that nothing is added twice.
  const requestId = useRef('');
  const [sending, send] = useSubmitting(async () => {
    requestId.current ||= newRequestId();
    const result = await reorder(site, { orderId, email, requestId: requestId.current });
    if (result.status !== 'failed') requestId.current = '';
    setOutcome(result);
  });
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
          {outcome && !sending ? <ReorderNotice outcome={outcome} items={items} /> : null}
        </div>
      }
    >
      <Button
        variant="secondary"
        busy={sending}
        busyLabel={t`Adding to your cart`}
        onClick={() => (sending ? undefined : void send(undefined))}
      >
        {onlyContactLenses ? <Trans>Reorder contact lenses</Trans> : <Trans>Order again</Trans>}
      </Button>
    </ActionRow>
  );
}
