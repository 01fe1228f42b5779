import { z } from 'zod';

/** A choice of the shopper on a line, such as a contact lens's POWER. */
const orderItemAttribute = z.object({ name: z.string(), value: z.string() });

/** One line of an order. Prices are no part of it: they come from the catalogue as long as the order is a cart. */
export const orderItemDocument = z.object({
  orderItemId: z.string(),
  /** Eyeglasses, sunglasses, lens of a frame, contact lens of the left or right eye, protection plan. */
  kind: z.enum(['EYE', 'SUN', 'LENS', 'LCON', 'RCON', 'WARRANTY']),
  catentryId: z.string(),
  partNumber: z.string(),
  quantity: z.number().int().min(1),
  /** Line of the frame that a lens or protection plan belongs to. */
  parentItemId: z.string().optional(),
  attributes: z.array(orderItemAttribute),
  /** Id of the prescription, once there is one (xitem_field2). */
  prescriptionId: z.string().optional(),
  /** Epoch milliseconds. */
  createdAt: z.number().int(),
});
export type OrderItem = z.infer<typeof orderItemDocument>;

/** A cart, or what became of it. */
export const orderDocument = z.object({
  orderId: z.string(),
  userId: z.string(),
  storeId: z.enum(['10851', '10852']),
  /** P is a cart, M an order that is placed, S shipped, D completed, X cancelled. */
  status: z.enum(['P', 'M', 'S', 'D', 'X']),
  items: z.array(orderItemDocument),
  /** Promotion codes in the order in which they were applied, in capitals. */
  promotionCodes: z.array(z.string()),
  /** Whether customer service holds the cart, so that the shopper cannot change it. */
  locked: z.boolean(),
  /** Order that this one replaces goods of, where it is an exchange. */
  exchangeOf: z.string().optional(),
  /** Epoch milliseconds. */
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
});
export type Order = z.infer<typeof orderDocument>;
