import type { CartItemAddition } from '@generated/cart/model/cartItemAddition';
import { apiErrors, reject } from '../../http/api-errors';
import { type Sellable, sellableById, sellableByPartNumber } from '../../pricing/sellable';
import type { SandboxContext } from '../../sandbox-context';
import type { OrderItem } from '../../state/order';
import { cartErrors } from './cart-errors';
import { frameKind, newItem } from './new-item';
import { requestAttributes } from './request-attributes';
import { resolveContactLensParameters } from './resolve-contact-lens-parameters';

/**
 * Returns the new item for an addition: contact lenses for one eye, or a frame without lenses. Lenses and protection plans
 * cannot be added without a frame.
 *
 * @throws ApiErrorResponse 400 for a product that cannot be added like this, and for invalid parameters.
 */
export function itemToAdd(addition: CartItemAddition, context: SandboxContext): OrderItem {
  const { productId, partNumber = '' } = addition;
  const sellable =
    productId === undefined
      ? sellableByPartNumber(context.catalog, partNumber)
      : sellableById(context.catalog, productId);
  const quantity = Number(addition.quantity);
  if (sellable?.kind === 'contact-lens') {
    const kind = eyeOf(addition.comment);
    const attributes = resolveContactLensParameters(sellable.lens, requestAttributes(addition));
    return newItem(context, sellable, { kind, quantity, attributes });
  }
  if (sellable?.kind === 'frame') {
    return newItem(context, sellable, { kind: frameItemKind(sellable, addition.comment), quantity });
  }
  return reject(cartErrors.notOrderable(productId ?? partNumber));
}

function eyeOf(comment: CartItemAddition['comment']): 'LCON' | 'RCON' {
  if (comment === 'LCON' || comment === 'RCON') return comment;
  return reject(apiErrors.invalidField('comment', 'names neither eye'));
}

function frameItemKind(
  frame: Extract<Sellable, { kind: 'frame' }>,
  comment: CartItemAddition['comment'],
): 'EYE' | 'SUN' {
  const kind = frameKind(frame);
  if (comment !== undefined && comment !== kind) reject(apiErrors.invalidField('comment', `is not ${kind}`));
  return kind;
}
