import type { PanelError } from '@/domain/insurance/panel-errors';
import type { LocaleCode } from '@/domain/locale/locales';

/**
 * Every tracking event. No event contains prescription, insurance or payment data, a name, an email address, a birth date
 * or free text from the shopper. Messages are those of the specification.
 */
export type TrackingEvent =
  /** `page` is the id of the page table (`src/app/pages.ts`), never a URL. */
  | { name: 'page_view'; page: string; locale: LocaleCode }
  | { name: 'error'; message: TrackedError; operation?: string }
  /** Wishlist errors use the API's error message when there is one (000 §8). */
  | { name: 'error'; message: string; operation: WishlistOperation }
  | { name: 'add_to_cart'; upc: string }
  | { name: 'remove_from_cart'; upc: string }
  | { name: 'store_search_zero_result'; reason: 'place' | 'stores' | 'wrong-country' }
  /** Data for the personalization service (000 §9). */
  | { name: 'cart_view'; kinds: CartLineKind[]; count: number };

export type CartLineKind = 'glasses' | 'frame' | 'contact-lenses';

type WishlistOperation = 'countSavedItems' | 'listSavedItems' | 'addSavedItems' | 'removeSavedItem';

/** Failures of the store finder (001 §8, which names no texts): without the place and the position. */
export type StoreFinderError =
  | 'Geolocation permission denied'
  | 'Geolocation position unavailable'
  | 'Geolocation timed out'
  | 'Unknown geolocation error'
  | 'Error while searching stores'
  | 'Error while creating the map'
  | 'Error while changing a favorite store'
  | 'Error while loading store doctors'
  | 'Error while loading practice hours';

/** Tracked and logged errors, verbatim from the specification (000 §8, 002 §8, 003 §8). */
export type TrackedError =
  | 'RXC service error'
  | 'Cannot add to cart'
  | 'Error while adding prescription.'
  | 'Error while saving prescription.'
  | 'Error during calculate price'
  | 'Error getting insurance discount'
  | 'Undefined Lens Id'
  | 'Error while calling RXC lens service'
  | 'Missing lens data'
  | 'Unable to get doctor list'
  | 'Unable to load prescription details'
  | 'Cannot add lenses'
  | 'No product were returned'
  | 'DDM Contacts error'
  | 'Error refreshing wishlist'
  | 'Error adding saved item'
  | 'Error removing saved item'
  | 'Error while creating user'
  | 'ERROR_Already_EmailSubscribed'
  | 'ERROR_Subscribe_EmailEmpty'
  | 'ERROR_Email_SubscribedError'
  | 'E-mail subscription error, try later'
  | PanelError
  | StoreFinderError
  | `Error loading espot ${string}`;
