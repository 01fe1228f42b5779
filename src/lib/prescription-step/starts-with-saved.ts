import { createStore } from '@/lib/state/create-store';

/**
 * True if the account that just signed in has saved prescriptions (003 §8); the prescription step then begins with them. In
 * memory only.
 */
export const startsWithSaved = createStore(false);
