import { MAX_SEARCH_LENGTH } from '@/domain/stores/search-text';
import { cookieValue, SECONDS_PER_DAY } from '@/lib/storage/cookie-value';

const LIFETIME_DAYS = 30;

/**
 * What the shopper last searched for, to fill the field of the next visit (001 §2, §9). Only a text that was searched: never
 * the browser's position.
 */
export const locationEntry = cookieValue<string>({
  name: 'lc_location_entry',
  validate: (value) => (typeof value === 'string' && value.length <= MAX_SEARCH_LENGTH ? value : undefined),
  lifetimeSeconds: LIFETIME_DAYS * SECONDS_PER_DAY,
});
