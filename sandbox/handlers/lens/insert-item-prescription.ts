import { getInsertItemPrescriptionMockHandler } from '@generated/lens/lens.msw';
import { createResolver } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { GENERIC_USER_ID } from '../../session/shopper';
import type { HandlerFactory } from '../handler-factory';

/**
 * Accepts the prescription of an order item and returns its id. 400 for the generic user. 404 for an unknown item and for
 * another shopper's item alike, so that ids cannot be probed.
 */
export const insertItemPrescription: HandlerFactory = () =>
  getInsertItemPrescriptionMockHandler(
    createResolver('insertItemPrescription', ({ params, body, shopper }, { state, secret }) => {
      if (shopper.userId === GENERIC_USER_ID) return reject(apiErrors.userNeeded());
      const [order] = state.orders.by('item', params.orderItemId);
      if (order?.userId !== shopper.userId) {
        return reject(apiErrors.notFound(`Order item ${params.orderItemId}`));
      }
      return { status: 'Success' as const, prescriptionId: body.prescriptionId ?? secret() };
    }),
  );
