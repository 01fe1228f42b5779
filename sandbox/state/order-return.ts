import { ReturnReason } from '@generated/orders/model/returnReason';
import { z } from 'zod';

/** A return that was requested for lines of an order. */
export const orderReturnDocument = z.object({
  returnId: z.string(),
  orderId: z.string(),
  /** ID of the request, which creates a return at most once. */
  requestId: z.string(),
  items: z.array(
    z.object({
      /** A frame, which goes back with its lens and plan, or a contact lens. */
      orderItemId: z.string(),
      quantity: z.number().int().min(1),
      reason: z.enum(ReturnReason),
      /** In cents. */
      refund: z.number().int().min(0),
    }),
  ),
  comment: z.string().optional(),
  /** YYYY-MM-DD. */
  shipBy: z.string(),
  /** Epoch milliseconds. */
  createdAt: z.number().int(),
});
export type OrderReturn = z.infer<typeof orderReturnDocument>;

/** A reorder by its request, which adds to a cart at most once, with its response as orders.yaml has it. */
export const reorderDocument = z.object({
  requestId: z.string(),
  orderId: z.string(),
  userId: z.string(),
  result: z.record(z.string(), z.unknown()),
});
