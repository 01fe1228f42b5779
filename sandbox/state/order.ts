import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { insuredPricesDocument } from './insurance';
import { orderPaymentDocument, orderShippingDocument, placementDocument } from './order-checkout';

/** An option of an item, such as a contact lens's POWER. */
const orderItemAttribute = z.object({ name: z.string(), value: z.string() });

/** The patient of contact lenses. Never logged or shown in the panel. */
const patientDocument = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** YYYY-MM-DD. */
  dateOfBirth: z.string(),
});

const prescriptionSubmissionDocument = z.object({
  patient: patientDocument.optional(),
  /** The prescription of the account that was picked. */
  accountPrescriptionId: z.string().optional(),
  /** The shopper confirmed the information. */
  verified: z.boolean(),
  /** False while the item is not marked as provided (`itemStatusUpdate`). */
  provided: z.boolean(),
});
export type PrescriptionSubmissionState = z.infer<typeof prescriptionSubmissionDocument>;

/**
 * Status of an item in a placed order (003 §4.2): E waits for its prescription, M placed, C paid, R released to the lab or
 * warehouse, S shipped, U ready for pickup, D completed, X canceled, Z returned.
 */
export const itemStatusSchema = z.enum(['E', 'M', 'C', 'R', 'S', 'U', 'D', 'X', 'Z']);
export type ItemStatus = z.infer<typeof itemStatusSchema>;

const statusChangeDocument = z.object({
  status: itemStatusSchema,
  /** Epoch milliseconds. */
  at: z.number().int(),
});
/** A status of an item and when it was reached. */
export type StatusChange = z.infer<typeof statusChangeDocument>;

/** One item of an order. It has no prices: the catalog supplies them while the order is a cart. */
export const orderItemDocument = z.object({
  orderItemId: z.string(),
  /** Eyeglasses, sunglasses, lens of a frame, contact lens of the left or right eye, protection plan. */
  kind: z.enum(['EYE', 'SUN', 'LENS', 'LCON', 'RCON', 'WARRANTY']),
  catentryId: z.string(),
  partNumber: z.string(),
  quantity: z.number().int().min(1),
  /** Item of the frame that a lens or protection plan belongs to. */
  parentItemId: z.string().optional(),
  attributes: z.array(orderItemAttribute),
  /** `xitem_field2` on the wire. */
  prescriptionId: z.string().optional(),
  /**
   * The prescription as lens.yaml has it: values, a file or a doctor to call. Part of the item, so that it moves and
   * disappears with it. Never logged or shown in the panel.
   */
  prescription: z.record(z.string(), z.unknown()).optional(),
  /** Further data from the prescription step. */
  prescriptionSubmission: prescriptionSubmissionDocument.optional(),
  /** Arrival of the prescription, in epoch milliseconds. */
  prescribedAt: z.number().int().optional(),
  /**
   * Changes of the item of a placed order, oldest first: canceled, moved by hand, returned. Its lens and plan follow it. Until
   * the first of them, time moves the item on.
   */
  statusChanges: z.array(statusChangeDocument).optional(),
  /** The order has no tracking URL and only the carrier call returns one, or neither does. */
  tracking: z.enum(['by-call', 'none']).optional(),
  /** No delivery date is known. */
  isUndated: z.boolean().optional(),
  /** The latest file (savedFileName) that the owner uploaded for the item and has not submitted. */
  uploadedFileName: z.string().optional(),
  /** Epoch milliseconds. */
  createdAt: z.number().int(),
});
export type OrderItem = z.infer<typeof orderItemDocument>;

/** A cart or a placed order. */
export const orderDocument = z.object({
  orderId: z.string(),
  userId: z.string(),
  storeId: z.enum(['10851', '10852']),
  /** P: cart, M: placed (from then on, each item has a separate status), X: given up; S and D in older data. */
  status: z.enum(['P', 'M', 'S', 'D', 'X']),
  items: z.array(orderItemDocument),
  /** In upper case, in the order in which they were applied. */
  promotionCodes: z.array(z.string()),
  /** Locked by customer service: the shopper cannot change the cart. */
  locked: z.boolean(),
  /**
   * Secrets that open the prescription step of this order (`encOrderMemberId`), the current one first. A cart keeps those of
   * the carts that were merged into it.
   */
  prescriptionLinks: z.array(z.string()).optional(),
  /** Id of the original order, for an exchange order. */
  exchangeOf: z.string().optional(),
  shipping: orderShippingDocument.optional(),
  payment: orderPaymentDocument.optional(),
  placement: placementDocument.optional(),
  /** Latest response of benefitpricing for a cart: its checkout needs the same. */
  confirmedBenefits: insuredPricesDocument.optional(),
  /** Name of the demo order that this is. */
  demoName: z.string().optional(),
  /** Epoch milliseconds. */
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
});
export type Order = z.infer<typeof orderDocument>;

/**
 * Hashes the contents of an order: lines, promotion codes, address, shipping and payment method. A checkout sends back the
 * version that the shopper saw. Start of a SHA-256, in hexadecimal.
 */
export function orderVersion({ items, promotionCodes, shipping, payment }: Order): string {
  const lines = items.map(({ orderItemId, catentryId, quantity, attributes }) => [
    orderItemId,
    catentryId,
    quantity,
    attributes.map(({ name, value }) => [name, value]),
  ]);
  return bytesToHex(
    sha256(utf8ToBytes(JSON.stringify([lines, promotionCodes, shipping ?? null, payment ?? null]))),
  ).slice(0, 16);
}
