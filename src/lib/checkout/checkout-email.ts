import { storageValue } from '../storage/storage-value';
import { validText } from '../storage/validators';

/**
 * The email that a guest has given for the checkout, until the tab is closed. Until there is an address, the commerce API has
 * no place for it.
 */
export const checkoutEmail = storageValue<string>({
  area: 'session',
  key: 'checkout_email',
  validate: validText,
});
