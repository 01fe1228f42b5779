import { add, cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import type { PlacedOrder } from '../orders/placed-items';
import { sellableById } from '../pricing/sellable';
import type { SandboxContext } from '../sandbox-context';
import { itemName } from '../serializers/item-name';
import { type ResponseView, responseView } from '../serializers/response-view';

interface ReturnEmailCopy {
  subject: (returnId: string) => string;
  text: string;
  shipBy: (day: string) => string;
  refund: (amount: string) => string;
}

const TEXTS: Readonly<Record<ResponseView['language'], ReturnEmailCopy>> = {
  en: {
    subject: (returnId) => `Your return ${returnId}`,
    text: 'You send back:',
    shipBy: (day) => `Hand the parcel over by ${day}.`,
    refund: (amount) => `Estimated refund: ${amount}`,
  },
  es: {
    subject: (returnId) => `Tu devolución ${returnId}`,
    text: 'Devuelves:',
    shipBy: (day) => `Entrega el paquete a más tardar el ${day}.`,
    refund: (amount) => `Reembolso estimado: ${amount}`,
  },
  fr: {
    subject: (returnId) => `Votre retour ${returnId}`,
    text: 'Vous retournez\u00a0:',
    shipBy: (day) => `Remettez le colis au plus tard le ${day}.`,
    refund: (amount) => `Remboursement estimé\u00a0: ${amount}`,
  },
};

/** Returns the emails that confirm the returns of an order. */
export function returnEmails(
  order: PlacedOrder,
  { state, catalog }: Pick<SandboxContext, 'state' | 'catalog'>,
): { id: string; subject: string; text: string[]; sentAt: number }[] {
  const { languageId, currency } = order.placement;
  const view = responseView(order.storeId, { langId: languageId, currency });
  const texts = TEXTS[view.language];
  const nameOf = (orderItemId: string) => {
    const item = order.items.find((candidate) => candidate.orderItemId === orderItemId);
    const sellable = item && sellableById(catalog, item.catentryId);
    return sellable ? itemName(sellable, view) : orderItemId;
  };
  return state.orderReturns.by('order', order.orderId).map(({ returnId, items, shipBy, createdAt }) => ({
    id: `return ${returnId}`,
    subject: texts.subject(returnId),
    text: [
      texts.text,
      ...items.map(({ orderItemId, quantity }) => `${quantity} × ${nameOf(orderItemId)}`),
      texts.shipBy(shipBy),
      texts.refund(formatMoney(add(...items.map(({ refund }) => cents(refund))), view.locale)),
    ],
    sentAt: createdAt,
  }));
}
