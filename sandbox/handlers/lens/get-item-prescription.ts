import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { requireFrameItem } from './item-of-shopper';

/** Returns the prescription of a frame's item; 404 while it has none. */
export const getItemPrescription: Handler<'getItemPrescription'> = ({ params, shopper }, { state }) => {
  const { item } = requireFrameItem(state, shopper, params.orderItemId);
  if (!item.prescription) return reject(apiErrors.notFound(`Prescription of ${params.orderItemId}`));
  // Validated by the contract when it was inserted.
  const prescription = item.prescription as unknown as ItemPrescription;
  return { status: 'Success' as const, prescription };
};
