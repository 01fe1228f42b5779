import { ReturnReason } from '@generated/orders/model/returnReason';
import { createReturnRequestCommentMax } from '@generated/orders/orders.limits';
import { z } from 'zod/mini';
import type { TrackedItem } from '@/domain/orders/tracked-order';

/** Field error keys; `useReturnMessages` has the copy. */
export type ReturnMessage = 'nothing-chosen' | 'reason-missing' | 'boxes-opened';

export const RETURN_REASONS = Object.values(ReturnReason);

export interface ReturnLineValues {
  orderItemId: string;
  isContactLens: boolean;
  chosen: boolean;
  quantity: number;
  /** Empty until it is chosen. */
  reason: ReturnReason | '';
  unopened: boolean;
}

/** Input of the form. */
export interface ReturnValues {
  lines: ReturnLineValues[];
  comment: string;
}

const message = (name: ReturnMessage) => name;

export const NOTHING_CHOSEN: ReturnMessage = 'nothing-chosen';

const line = z
  .object({
    orderItemId: z.string(),
    isContactLens: z.boolean(),
    chosen: z.boolean(),
    quantity: z.number(),
    reason: z.enum(['', ...RETURN_REASONS]),
    unopened: z.boolean(),
  })
  .check(
    z.refine((values) => !values.chosen || values.reason !== '', {
      error: message('reason-missing'),
      path: ['reason'],
    }),
    z.refine((values) => !values.chosen || !values.isContactLens || values.unopened, {
      error: message('boxes-opened'),
      path: ['unopened'],
    }),
  );

/** Lines to return: at least one, each with its reason; contact lenses in unopened boxes. */
export const returnSchema = z
  .object({
    lines: z.array(line),
    comment: z.string().check(z.trim(), z.maxLength(createReturnRequestCommentMax)),
  })
  .check(
    z.refine((values) => values.lines.some(({ chosen }) => chosen), {
      error: NOTHING_CHOSEN,
      path: ['lines', 0, 'chosen'],
    }),
  );

/** Returns the values for the items that can be returned. Preselects a single one. */
export function toReturnValues(items: readonly TrackedItem[]): ReturnValues {
  const lines = items.map(
    ({ orderItemId, kind, returnable }): ReturnLineValues => ({
      orderItemId,
      isContactLens: kind === 'LCON' || kind === 'RCON',
      chosen: items.length === 1,
      quantity: returnable?.quantity ?? 1,
      reason: '',
      unopened: false,
    }),
  );
  return { lines, comment: '' };
}
