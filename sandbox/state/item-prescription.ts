import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import type { OrderItem } from './order';

/** Returns the prescription of an order item. The contract has validated it when it was saved. */
export function itemPrescription({ prescription }: OrderItem): ItemPrescription | undefined {
  return prescription as unknown as ItemPrescription | undefined;
}

/**
 * Returns whether the item's prescription is provided. Values entered with the lenses suffice, without the prescription step.
 */
export function isPrescriptionProvided({ prescriptionId, prescriptionSubmission }: OrderItem): boolean {
  return prescriptionId !== undefined && prescriptionSubmission?.provided !== false;
}
