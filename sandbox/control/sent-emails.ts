import { cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { CODE_LIFETIME_MS } from '../handlers/identity/passwords';
import { isPlaced, placedItems } from '../orders/placed-items';
import { sellableById } from '../pricing/sellable';
import type { SandboxContext } from '../sandbox-context';
import { OFFER_CODE } from '../seed/marketing/espot-content';
import { itemName } from '../serializers/item-name';
import { type ResponseView, responseView } from '../serializers/response-view';
import type { Order } from '../state/order';
import type { Placement } from '../state/order-checkout';
import { orderStatusEmails } from './order-status-email';
import { returnEmails } from './return-email';

/** An email that the commerce API would have sent. */
export interface SentEmail {
  id: string;
  to: string;
  subject: string;
  /** The code in the email; empty when there is none. */
  code: string;
  /** Lines of the email, where it has more than its subject. */
  text?: string[];
  /** Epoch milliseconds. */
  sentAt: number;
  /** Expiry of the code in epoch milliseconds; absent when it does not expire. */
  codeExpiresAt?: number;
}

const NEWSLETTERS = {
  newsletter: { subject: 'You get our newsletter', code: '' },
  promotion: { subject: 'Your promotion code', code: OFFER_CODE },
};

/**
 * Lists the emails that the commerce API would have sent, newest first: password reset codes until they are used or replaced,
 * newsletter emails, confirmations of orders, and later status emails. Demo orders were confirmed before the data began. The
 * sandbox sends no email; the panel shows these instead.
 */
export function sentEmails(context: SandboxContext): SentEmail[] {
  const { passwordResets, subscriptions, orders } = context.state;
  const resetEmails = passwordResets.all().map(
    ({ userId, email, code, expiresAt }): SentEmail => ({
      id: `reset ${userId}`,
      to: email,
      subject: 'Your code for a new password',
      code,
      sentAt: expiresAt - CODE_LIFETIME_MS,
      codeExpiresAt: expiresAt,
    }),
  );
  const newsletterEmails = subscriptions.all().map(
    ({ storeId, email, emailType, subscribedAt }): SentEmail => ({
      id: `${emailType} ${storeId} ${email}`,
      to: email,
      ...NEWSLETTERS[emailType],
      sentAt: subscribedAt,
    }),
  );
  const orderEmails = orders.all().flatMap((order) => emailsOfOrder(order, context));
  return [...resetEmails, ...newsletterEmails, ...orderEmails].sort(
    (first, second) => second.sentAt - first.sentAt,
  );
}

function emailsOfOrder(order: Order, context: SandboxContext): SentEmail[] {
  const { orderId, shipping, createdAt } = order;
  const to = shipping?.address?.email;
  if (!isPlaced(order) || !to) return [];
  const { placement } = order;
  const confirmation = { ...orderEmail(order, placement, context), sentAt: placement.placedAt };
  const changes = orderStatusEmails(order, placedItems(context, order), context);
  return [
    { id: `order ${orderId}`, to, code: '', ...confirmation },
    ...returnEmails(order, context).map((email) => ({ to, code: '', ...email })),
    ...changes.map(({ status, ...email }) => ({
      id: `order ${orderId} ${status} ${email.sentAt}`,
      to,
      code: '',
      ...email,
    })),
  ].filter(({ sentAt }) => sentAt >= createdAt);
}

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
function orderEmail(
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
