import { useRef, useState } from 'react';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { newRequestId } from '@/lib/orders/new-request-id';
import type { ReorderSlotProps } from '@/lib/orders/slot-props';
import { useSite } from '@/lib/site/site';
import { type ReorderOutcome, reorder } from '../api/reorder';

/** Adds the ordered items to the cart again, once for each click that is not a retry. */
export function useReorder({ orderId, email }: ReorderSlotProps) {
  const site = useSite();
  const [outcome, setOutcome] = useState<ReorderOutcome>();
  // A retry after an unclear outcome has the same id, so that nothing is added twice.
  const requestId = useRef('');
  const [sending, send] = useSubmitting(async () => {
    requestId.current ||= newRequestId();
    const result = await reorder(site, { orderId, email, requestId: requestId.current });
    if (result.status !== 'failed') requestId.current = '';
    setOutcome(result);
  });
  return {
    sending,
    /** Outcome of the latest attempt. */
    outcome: sending ? undefined : outcome,
    send: () => {
      if (!sending) void send(undefined);
    },
  };
}
