import { groupBy } from '@/domain/collections/group-by';
import { parcelNumber } from '../orders/carrier';
import type { PlacedItem, PlacedOrder } from '../orders/placed-items';
import { sellableById } from '../pricing/sellable';
import type { SandboxContext } from '../sandbox-context';
import { itemName } from '../serializers/item-name';
import { type ResponseView, responseView } from '../serializers/response-view';
import type { ItemStatus } from '../state/order';

/** The statuses that send an email. */
type MailedStatus = Extract<ItemStatus, 'S' | 'U' | 'X' | 'Z'>;

interface StatusEmailCopy {
  subject: (orderId: string) => string;
  text: string;
}

const TEXTS: Readonly<Record<ResponseView['language'], Record<MailedStatus, StatusEmailCopy>>> = {
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

export interface StatusEmail {
  status: MailedStatus;
  subject: string;
  text: string[];
  /** Epoch milliseconds. */
  sentAt: number;
}

/** Returns one email for all items of an order that were shipped, ready, canceled or returned at the same time. */
export function orderStatusEmails(
  { orderId, storeId, placement }: PlacedOrder,
  items: readonly PlacedItem[],
  { catalog }: Pick<SandboxContext, 'catalog'>,
): StatusEmail[] {
  const view = responseView(storeId, { langId: placement.languageId, currency: placement.currency });
  const nameOf = ({ item: { catentryId, partNumber, quantity } }: PlacedItem) => {
    const sellable = sellableById(catalog, catentryId);
    return `${quantity} × ${sellable ? itemName(sellable, view) : partNumber}`;
  };
  const changes = items.flatMap((placed) =>
    placed.history.flatMap(({ status, at }) => (isMailed(status) ? [{ placed, status, at }] : [])),
  );
  const groups = groupBy(changes, ({ status, at }) => `${status} ${at}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { subject, text } = TEXTS[view.language][first.status];
    const parcels = new Set(first.status === 'S' ? group.map(({ placed }) => parcelNumber(placed)) : []);
    return {
      status: first.status,
      subject: subject(orderId),
      text: [
        text,
        ...group.map(({ placed }) => nameOf(placed)),
        ...[...parcels].map((number) => `${PARCEL[view.language]}${number}`),
      ],
      sentAt: first.at,
    };
  });
}

function isMailed(status: ItemStatus): status is MailedStatus {
  return status === 'S' || status === 'U' || status === 'X' || status === 'Z';
}
