import { getListAccountPrescriptionsMockHandler } from '@generated/prescriptions/prescriptions.msw';
import { createResolver } from '../../call';
import { toSavedPrescription } from '../../serializers/prescriptions/to-saved-prescription';
import type { HandlerFactory } from '../handler-factory';
import { requireMember } from './account-prescriptions';

/** All prescriptions of the member's account, the last changed first. */
export const listAccountPrescriptions: HandlerFactory = () =>
  getListAccountPrescriptionsMockHandler(
    createResolver('listAccountPrescriptions', ({ params, shopper }, { state }) => {
      requireMember(shopper);
      const prescriptions = state.accountPrescriptions.by('user', shopper.userId).reverse();
      return {
        resultList: prescriptions
          .sort((first, second) => second.updatedAt - first.updatedAt)
          .map((prescription) => toSavedPrescription(prescription, state, params.storeId)),
      };
    }),
  );
