import type { OrderReturn } from '@generated/orders/model/orderReturn';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import type { TrackedItem } from '@/domain/orders/tracked-order';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { newRequestId } from '@/lib/orders/new-request-id';
import { useSite } from '@/lib/site/site';
import { type LineProblem, type ReturnResult, requestReturn } from '../api/request-return';
import {
  type ReturnLineValues,
  type ReturnValues,
  returnSchema,
  toReturnValues,
} from '../forms/return-schema';

export interface ReturnForm {
  form: UseFormReturn<ReturnValues>;
  sending: boolean;
  /** A failure that belongs to no line. */
  problem: Exclude<ReturnResult, { status: 'requested' | 'line-rejected' }> | undefined;
  submit: () => Promise<void>;
}

interface ReturnFormOptions {
  /** Those that can be returned. */
  items: readonly TrackedItem[];
  orderId: string;
  email: string;
  /** True while the dialog is open. */
  open: boolean;
  onRequested: (orderReturn: OrderReturn) => void;
}

/** Manages the form of a return: checks it, sends it once, and shows the commerce API's rejections at their lines. */
export function useReturnForm({ items, orderId, email, open, onRequested }: ReturnFormOptions): ReturnForm {
  const site = useSite();
  const [problem, setProblem] = useState<ReturnForm['problem']>();
  // An attempt whose outcome is not known has created the return perhaps: the next one has the same id.
  const requestId = useRef('');
  // The second click of a double click may follow the response, while the dialog closes.
  const isRequested = useRef(false);
  useEffect(() => {
    if (open) isRequested.current = false;
  }, [open]);
  const form = useForm<ReturnValues>({
    resolver: zodResolver(returnSchema),
    defaultValues: toReturnValues(items),
    // Would be the line that was chosen first, not the first one.
    shouldFocusError: false,
  });

  const show = (result: ReturnResult) => {
    if (result.status !== 'failed') requestId.current = '';
    switch (result.status) {
      case 'requested':
        isRequested.current = true;
        return onRequested(result.orderReturn);
      case 'line-rejected':
        return showLineError(result.orderItemId, result.problem);
      default:
        return setProblem(result);
    }
  };
  const focusFirstInvalid = ({ lines }: FieldErrors<ReturnValues>) => {
    const index = form.getValues('lines').findIndex((_, line) => lines?.[line]);
    const field = LINE_FIELDS.find((name) => lines?.[index]?.[name]);
    if (field) form.setFocus(`lines.${index}.${field}`);
  };
  const showLineError = (orderItemId: string, message: LineProblem) => {
    const index = form.getValues('lines').findIndex((line) => line.orderItemId === orderItemId);
    if (index < 0) return setProblem({ status: 'failed' });
    form.setError(`lines.${index}.${FIELDS[message] ?? 'chosen'}`, { message }, { shouldFocus: true });
  };
  const [sending, send] = useSubmitting(async ({ lines, comment }: ReturnValues) => {
    setProblem(undefined);
    requestId.current ||= newRequestId();
    show(
      await requestReturn(site, orderId, {
        email,
        requestId: requestId.current,
        orderItem: lines.filter(({ chosen }) => chosen).map(toRequestItem),
        ...(comment ? { comment } : {}),
      }),
    );
  });
  const isBusy = useRef(false);
  const submit = async () => {
    // Set before the first await: a double click sends once.
    if (isBusy.current || isRequested.current) return;
    isBusy.current = true;
    try {
      await form.handleSubmit(send, focusFirstInvalid)();
    } finally {
      isBusy.current = false;
    }
  };
  return { form, sending, problem, submit };
}

/** In the order on screen. */
const LINE_FIELDS = ['chosen', 'reason', 'quantity', 'unopened'] as const;

/** Field in which a problem with a line can be corrected. */
const FIELDS: Partial<Record<LineProblem, 'unopened' | 'quantity'>> = {
  'opened-boxes': 'unopened',
  'over-quantity': 'quantity',
};

function toRequestItem({ orderItemId, quantity, reason, isContactLens }: ReturnLineValues) {
  if (reason === '') throw new Error('The line was not validated.');
  return {
    orderItemId,
    quantity: String(quantity),
    reason,
    ...(isContactLens ? { unopened: 'true' as const } : {}),
  };
}
