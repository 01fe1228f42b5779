import { storageValue } from '../storage/storage-value';
import { validText } from '../storage/validators';

/** The guest's email for the checkout, until the tab is closed. The commerce API cannot store it before there is an address. */
export const checkoutEmail = storageValue<string>({
  area: 'session',
  key: 'checkout_email',
  validate: validText,
});
