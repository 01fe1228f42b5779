import { storageValue } from '../storage/storage-value';
import { oneOf } from '../storage/validators';

/**
 * Set if the account that just signed in has saved prescriptions (003 §8); the prescription step then begins with them.
 */
export const startsWithSaved = storageValue({
  area: 'session',
  key: 'starts_with_saved',
  validate: oneOf('yes'),
});
