import type { Handlers } from '../../call';
import { addSavedItems, countSavedItems, listSavedItems, removeSavedItem } from './saved-items';

export const wishlistHandlers = {
  listSavedItems,
  countSavedItems,
  addSavedItems,
  removeSavedItem,
} satisfies Partial<Handlers>;
