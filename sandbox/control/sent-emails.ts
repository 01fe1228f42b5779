import { groupBy } from '@/domain/collections/group-by';
import { add, cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { CODE_LIFETIME_MS } from '../handlers/identity/passwords';
import { parcelNumber } from '../orders/carrier';
import { isPlaced, type PlacedItem, type PlacedOrder, placedItems } from '../orders/placed-items';
import type { SandboxContext } from '../sandbox-context';
import { OFFER_CODE } from '../seed/marketing/espot-content';
import { orderItemName } from '../serializers/item-name';
import { type ResponseView, responseView } from '../serializers/response-view';
import type { ItemStatus, Order } from '../state/order';
import type { Placement } from '../state/order-checkout';

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
  const lines = items.map((item) => `${item.quantity} × ${orderItemName(catalog, item, view)}`);
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

interface ReturnEmailCopy {
  subject: (returnId: string) => string;
  text: string;
  shipBy: (day: string) => string;
  refund: (amount: string) => string;
}

const RETURN_TEXTS: Readonly<Record<ResponseView['language'], ReturnEmailCopy>> = {
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
function returnEmails(
  order: PlacedOrder,
  { state, catalog }: Pick<SandboxContext, 'state' | 'catalog'>,
): { id: string; subject: string; text: string[]; sentAt: number }[] {
  const { languageId, currency } = order.placement;
  const view = responseView(order.storeId, { langId: languageId, currency });
  const texts = RETURN_TEXTS[view.language];
  const nameOf = (orderItemId: string) => {
    const item = order.items.find((candidate) => candidate.orderItemId === orderItemId);
    return item ? orderItemName(catalog, item, view) : orderItemId;
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

/** The statuses that send an email. */
type MailedStatus = Extract<ItemStatus, 'S' | 'U' | 'X' | 'Z'>;

interface StatusEmailCopy {
  subject: (orderId: string) => string;
  text: string;
}

const STATUS_TEXTS: Readonly<Record<ResponseView['language'], Record<MailedStatus, StatusEmailCopy>>> = {
  en: {
    S: { subject: (id) => `Your order ${id} is on its way`, text: 'We shipped:' },
    U: { subject: (id) => `Your order ${id} is ready for pickup`, text: 'You can pick up:' },
    X: { subject: (id) => `Your order ${id} is canceled`, text: 'We canceled:' },
    Z: { subject: (id) => `We received your return for order ${id}`, text: 'We received:' },
  },
  es: {
    S: { subject: (id) => `Tu pedido ${id} está en camino`, text: 'Enviamos:' },
    U: { subject: (id) => `Tu pedido ${id} está listo para recoger`, text: 'Puedes recoger:' },
    X: { subject: (id) => `Tu pedido ${id} está cancelado`, text: 'Cancelamos:' },
    Z: { subject: (id) => `Recibimos tu devolución del pedido ${id}`, text: 'Recibimos:' },
  },
  fr: {
    S: { subject: (id) => `Votre commande ${id} est en route`, text: 'Nous avons expédié\u00a0:' },
    U: { subject: (id) => `Votre commande ${id} est prête`, text: 'Vous pouvez venir chercher\u00a0:' },
    X: { subject: (id) => `Votre commande ${id} est annulée`, text: 'Nous avons annulé\u00a0:' },
    Z: { subject: (id) => `Nous avons reçu votre retour, commande ${id}`, text: 'Nous avons reçu\u00a0:' },
  },
};
const PARCEL = { en: 'Tracking number: ', es: 'Número de seguimiento: ', fr: 'Numéro de suivi\u00a0: ' };

interface StatusEmail {
  status: MailedStatus;
  subject: string;
  text: string[];
  /** Epoch milliseconds. */
  sentAt: number;
}

/** Returns one email for all items of an order that were shipped, ready, canceled or returned at the same time. */
function orderStatusEmails(
  { orderId, storeId, placement }: PlacedOrder,
  items: readonly PlacedItem[],
  { catalog }: Pick<SandboxContext, 'catalog'>,
): StatusEmail[] {
  const view = responseView(storeId, { langId: placement.languageId, currency: placement.currency });
  const changes = items.flatMap((placed) =>
    placed.history.flatMap(({ status, at }) => (isMailed(status) ? [{ placed, status, at }] : [])),
  );
  const groups = groupBy(changes, ({ status, at }) => `${status} ${at}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { subject, text } = STATUS_TEXTS[view.language][first.status];
    const parcels = new Set(first.status === 'S' ? group.map(({ placed }) => parcelNumber(placed)) : []);
    return {
      status: first.status,
      subject: subject(orderId),
      text: [
        text,
        ...group.map(({ placed: { item } }) => `${item.quantity} × ${orderItemName(catalog, item, view)}`),
        ...[...parcels].map((number) => `${PARCEL[view.language]}${number}`),
      ],
      sentAt: first.at,
    };
  });
}

function isMailed(status: ItemStatus): status is MailedStatus {
  return status === 'S' || status === 'U' || status === 'X' || status === 'Z';
}
