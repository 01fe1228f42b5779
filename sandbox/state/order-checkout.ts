import { Currency } from '@generated/cart/model/currency';
import { LanguageId } from '@generated/cart/model/languageId';
import { PayMethodId } from '@generated/cart/model/payMethodId';
import { z } from 'zod';
import { usedBenefitsDocument } from './insurance';

/** Address of a shipment or a bill. */
export const shippingAddressDocument = z.object({
  firstName: z.string(),
  lastName: z.string(),
  addressLines: z.array(z.string()),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.enum(['US', 'CA']),
  phone: z.string().optional(),
  /** Email of the order, for the confirmation. Empty on a bill without one. */
  email: z.string(),
});
export type ShippingAddress = z.infer<typeof shippingAddressDocument>;

/** Address and method of a shipment. */
export const orderShippingDocument = z.object({
  /** Set when the address is one of the account. */
  addressId: z.string().optional(),
  address: shippingAddressDocument.optional(),
  shipModeId: z.enum(['13001', '13002']).optional(),
});
export type OrderShipping = z.infer<typeof orderShippingDocument>;

/** The sandbox's record of a card: never its number or security code. */
export const storedCardDocument = z.object({
  brand: z.enum(PayMethodId),
  /** The last four digits with an x for each other one. */
  maskedNumber: z.string().regex(/^x{8,15}\d{4}$/),
  /** MM and YYYY. */
  expMonth: z.string(),
  expYear: z.string(),
  /**
   * Reason code with which the bank will respond to a charge, known from the test number. It replaces the processor's token, by
   * which a real store charges a card whose number it does not have.
   */
  chargeCode: z.string().regex(/^\d{3}$/),
});
export type StoredCard = z.infer<typeof storedCardDocument>;

/** The payment method of an order. */
export const orderPaymentDocument = z.object({
  piId: z.string(),
  card: storedCardDocument,
  billTo: shippingAddressDocument.optional(),
  /** Save the card with the account once the order is placed. */
  savesCard: z.boolean(),
});
export type OrderPayment = z.infer<typeof orderPaymentDocument>;

/** Details of placing an order. */
export const placementDocument = z.object({
  /** ID of the checkout request, which places an order at most once. */
  requestId: z.string(),
  /** Epoch milliseconds. */
  placedAt: z.number().int(),
  /** Amount charged, in cents. */
  charged: z.number().int(),
  currency: z.enum(Currency),
  /** Language of the confirmation email. */
  languageId: z.enum(LanguageId),
  /** A line had no prescription yet. */
  waitsForPrescription: z.boolean(),
  usedBenefits: usedBenefitsDocument.optional(),
});
export type Placement = z.infer<typeof placementDocument>;
