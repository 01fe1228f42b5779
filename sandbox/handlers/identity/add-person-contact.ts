import { getAddPersonContactMockHandler } from '@generated/identity/identity.msw';
import { createResolver } from '../../call';
import { type ApiError, apiErrors, reject } from '../../http/api-errors';
import { GENERIC_USER_ID } from '../../session/shopper';
import { accountAddresses, toShippingAddress } from '../cart/shipping-address';
import type { HandlerFactory } from '../handler-factory';

/** Saves an address with the account; names are unique within it. */
export const addPersonContact: HandlerFactory = () =>
  getAddPersonContactMockHandler(
    createResolver('addPersonContact', ({ shopper, params, body }, { state }) => {
      if (shopper.userId === GENERIC_USER_ID) reject(apiErrors.userNeeded());
      if (shopper.registerType !== 'R') reject(guest());
      const nickName = body.nickName.trim();
      if (accountAddresses(state, shopper.userId).some((saved) => saved.nickName === nickName))
        reject(nickNameTaken(nickName));
      const { addressId, userId } = state.savedAddresses.insert({
        addressId: state.nextId('savedAddress'),
        userId: shopper.userId,
        nickName,
        addressType: body.addressType,
        address: toShippingAddress(body, params.storeId),
      });
      return { userId, addressId, resourceName: 'person' };
    }),
  );

function guest(): ApiError {
  return {
    status: 403,
    errorKey: '_ERR_USER_AUTHORITY',
    errorCode: 'CMN1501E',
    errorMessage: 'Sign in to save an address.',
  };
}

function nickNameTaken(nickName: string): ApiError {
  return {
    status: 400,
    // The commerce API spells it like this.
    errorKey: '_ERR_NICKNAME_ALREDY_EXIST',
    errorCode: 'CMN0410E',
    errorMessage: 'An address with this name already exists.',
    errorParameters: [nickName],
  };
}
