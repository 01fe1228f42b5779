import { getInsertItemPrescriptionMockHandler } from '@generated/lens/lens.msw';
import { answer } from '../../call';
import { refusals, refuse } from '../../http/refuse';
import { GENERIC_USER_ID } from '../../session/shopper';
import type { HandlerFactory } from '../handler-factory';

/**
 * Takes the prescription of an order line and answers with its id. Refuses the generic user with 400, a line that does
 * not exist or is another shopper's with 404, so that ids of foreign lines cannot be found out.
 */
export const insertItemPrescription: HandlerFactory = () =>
  getInsertItemPrescriptionMockHandler(
    answer('insertItemPrescription', ({ params, body, shopper }, { state, secret }) => {
      if (shopper.userId === GENERIC_USER_ID) return refuse(refusals.userNeeded());
      const [order] = state.orders.by('item', params.orderItemId);
      if (order?.userId !== shopper.userId) {
        return refuse(refusals.notFound(`Order item ${params.orderItemId}`));
      }
      return { status: 'Success' as const, prescriptionId: body.prescriptionId ?? secret() };
    }),
  );
