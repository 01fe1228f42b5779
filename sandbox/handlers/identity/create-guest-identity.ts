import type { Handler } from '../../call';
import { addGuest } from './add-user';
import { signIn } from './sign-in';

/** Creates a guest. One who requests again stays the same guest, so that a second tab does not lose the cart. */
export const createGuestIdentity: Handler<'createGuestIdentity'> = (call, context) => {
  const { shopper, params, query } = call;
  const existingGuest = shopper.registerType === 'G' ? context.state.users.get(shopper.userId) : undefined;
  const identity = signIn(call, context, existingGuest ?? addGuest(context), {
    storeId: params.storeId,
    withCookies: query.updateCookies === 'true',
  });
  return { ...identity, resourceName: 'guestidentity' };
};
