import { cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { sellableById } from '../pricing/sellable';
import type { SandboxContext } from '../sandbox-context';
import { itemName } from '../serializers/item-name';
import { type ResponseView, responseView } from '../serializers/response-view';
import type { Order } from '../state/order';
import type { Placement } from '../state/order-checkout';

interface EmailCopy {
  subject: (orderId: string) => string;
  thanks: (name: string) => string;
  total: (amount: string) => string;
  prescription: string;
}

const TEXTS: Readonly<Record<ResponseView['language'], EmailCopy>> = {
  en: {
    subject: (orderId) => `Your order ${orderId}`,
    thanks: (name) => `Thank you, ${name}. We have your order.`,
    total: (amount) => `Total: ${amount}`,
    prescription: 'We still need your prescription before we can make your lenses.',
  },
  es: {
    subject: (orderId) => `Tu pedido ${orderId}`,
    thanks: (name) => `Gracias, ${name}. Recibimos tu pedido.`,
    total: (amount) => `Total: ${amount}`,
    prescription: 'Todavía necesitamos tu receta para fabricar tus lentes.',
  },
  fr: {
    subject: (orderId) => `Votre commande ${orderId}`,
    thanks: (name) => `Merci, ${name}. Nous avons reçu votre commande.`,
    total: (amount) => `Total\u00a0: ${amount}`,
    prescription: 'Il nous manque encore votre ordonnance pour fabriquer vos verres.',
  },
};

/** Returns the subject and text of the confirmation of a placed order, in the language of the order. */
export function orderEmail(
  { orderId, storeId, items, shipping }: Order,
  { languageId, charged, currency, waitsForPrescription }: Placement,
  { catalog }: Pick<SandboxContext, 'catalog'>,
): { subject: string; text: string[] } {
  const view = responseView(storeId, { langId: languageId, currency });
  const texts = TEXTS[view.language];
  const lines = items.map(({ catentryId, partNumber, quantity }) => {
    const sellable = sellableById(catalog, catentryId);
    return `${quantity} × ${sellable ? itemName(sellable, view) : partNumber}`;
  });
  return {
    subject: texts.subject(orderId),
    text: [
      texts.thanks(shipping?.address?.firstName ?? ''),
      ...lines,
      texts.total(formatMoney(cents(charged), view.locale)),
      ...(waitsForPrescription ? [texts.prescription] : []),
    ],
  };
}
