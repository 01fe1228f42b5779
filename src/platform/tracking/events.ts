/**
 * Everything that is ever reported. No event carries a prescription, insurance or payment value, a name, an e-mail, a
 * birth date or free text that a shopper typed. Texts are those of the specification's error catalogues.
 */
export type StoreEvent =
  | { name: 'page_view'; page: string; locale: string }
  | { name: 'error'; message: TrackedError; operation?: string }
  /** A failed call of the wishlist says the platform's own words where it gives any (000 §8). */
  | { name: 'error'; message: string; operation: WishlistOperation }
  | { name: 'add_to_cart'; upc: string }
  | { name: 'remove_from_cart'; upc: string };

type WishlistOperation = 'countSavedItems' | 'listSavedItems' | 'addSavedItems' | 'removeSavedItem';

/** The specification's tracked and logged errors, word for word (000 §8). */
export type TrackedError =
  | 'RXC service error'
  | 'Cannot add to cart'
  | 'Error while adding prescription.'
  | 'Error while saving prescription.'
  | 'Error during calculate price'
  | 'Undefined Lens Id'
  | 'Error while calling RXC lens service'
  | 'Missing lens data'
  | 'Cannot add lenses'
  | 'DDM Contacts error'
  | 'Error refreshing wishlist'
  | 'Error adding saved item'
  | 'Error removing saved item'
  | 'Error while creating user'
  | 'ERROR_Already_EmailSubscribed'
  | 'ERROR_Subscribe_EmailEmpty'
  | 'ERROR_Email_SubscribedError'
  | 'E-mail subscription error, try later'
  | `Error loading espot ${string}`;
