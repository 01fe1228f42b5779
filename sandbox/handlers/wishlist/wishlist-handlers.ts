import type { Handlers } from '../../call';
import { addSavedItems } from './add-saved-items';
import { countSavedItems } from './count-saved-items';
import { listSavedItems } from './list-saved-items';
import { removeSavedItem } from './remove-saved-item';

export const wishlistHandlers = {
  listSavedItems,
  countSavedItems,
  addSavedItems,
  removeSavedItem,
} satisfies Partial<Handlers>;
