import type { OperationId } from '../../contract/operations';
import type { HandlerFactory } from '../handler-factory';
import { addSavedItems } from './add-saved-items';
import { countSavedItems } from './count-saved-items';
import { listSavedItems } from './list-saved-items';
import { removeSavedItem } from './remove-saved-item';

export const wishlistHandlers = {
  listSavedItems,
  countSavedItems,
  addSavedItems,
  removeSavedItem,
} satisfies Partial<Record<OperationId, HandlerFactory>>;
