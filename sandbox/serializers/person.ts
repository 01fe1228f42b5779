import type { Person } from '@generated/identity/model/person';
import type { PersonContact } from '@generated/identity/model/personContact';
import type { PersonData } from '@generated/identity/model/personData';
import type { PersonDataOrder } from '@generated/identity/model/personDataOrder';
import { cents } from '@/domain/money/cents';
import { toDecimal } from '@/domain/money/parse-amount';
import type { SandboxContext } from '../sandbox-context';
import { receivesNewsletter } from '../state/newsletter';
import type { Order, OrderItem } from '../state/order';
import type { ShippingAddress, StoredCard } from '../state/order-checkout';
import type { SandboxState } from '../state/state';
import type { User } from '../state/user';
import { toPersonContacts } from './person-contacts';

/** Returns the account of a member, without its password. */
export function toPerson(state: SandboxState, user: User): Person {
  return {
    resourceName: 'person',
    userId: user.userId,
    logonId: user.logonId ?? '',
    firstName: user.firstName,
    lastName: user.lastName,
    email1: user.email,
    ...(user.preferredLanguage ? { preferredLanguage: user.preferredLanguage } : {}),
    receiveEmail: receivesNewsletter(state, user) ? 'true' : 'false',
    x_hasPassword: user.passwordHash === undefined ? 'false' : 'true',
    x_secondFactor: user.secondFactor ? 'true' : 'false',
    ...(user.secondFactor ? { x_recoveryCodesLeft: String(user.secondFactor.recoveryHashes.length) } : {}),
    ...(user.socialProvider ? { x_socialProvider: user.socialProvider } : {}),
  };
}

/** Returns everything that the state holds of a member. Cards are masked, since nothing else of them is stored. */
export function toPersonData({ state, now }: SandboxContext, user: User, storeId: string): PersonData {
  const { userId } = user;
  const savedAddresses = state.savedAddresses.by('user', userId);
  return {
    createdAt: now().toISOString(),
    account: toPerson(state, user),
    addresses: toPersonContacts(user, storeId, undefined, savedAddresses).contact,
    orders: state.orders.by('user', userId).map(toOrder),
    prescriptions: state.accountPrescriptions
      .by('user', userId)
      .map(({ prescriptionId, productCategory, content }) => ({ prescriptionId, productCategory, content })),
    prescriptionFiles: state.prescriptionFiles
      .by('user', userId)
      .map(({ name, contentType, uploadedAt }) => ({
        ...(name ? { name } : {}),
        contentType,
        uploadedDate: isoDate(uploadedAt),
      })),
    favorites: state.savedItems
      .by('user', userId)
      .map(({ upc, storeId: store, addedAt }) => ({ upc, storeId: store, addedDate: isoDate(addedAt) })),
    cards: state.savedPayments.by('user', userId).map(({ card, billTo }) => ({ ...toCard(card), billTo })),
  };
}

function toOrder({ orderId, storeId, status, items, placement, shipping, payment }: Order): PersonDataOrder {
  return {
    orderId,
    storeId,
    orderStatus: status,
    ...(placement
      ? {
          placedDate: isoDate(placement.placedAt),
          grandTotal: toDecimal(cents(placement.charged)),
          currency: placement.currency,
        }
      : {}),
    ...(shipping?.address ? { email: shipping.address.email, address: toAddress(shipping.address) } : {}),
    ...(payment ? { card: payment.card.maskedNumber } : {}),
    items: items.map(toItem),
  };
}

function toItem(item: OrderItem): PersonDataOrder['items'][number] {
  const { orderItemId, kind, partNumber, quantity, attributes, prescription, prescriptionSubmission } = item;
  return {
    ...{ orderItemId, kind, partNumber, quantity, attributes },
    ...(prescription ? { prescription } : {}),
    ...(prescriptionSubmission?.patient ? { patient: prescriptionSubmission.patient } : {}),
  };
}

function toAddress(address: ShippingAddress): PersonContact {
  const { firstName, lastName, addressLines, city, region, country, postalCode, phone } = address;
  return {
    firstName,
    lastName,
    addressLine: addressLines,
    city,
    state: region,
    country,
    zipCode: postalCode,
    ...(phone ? { phone1: phone } : {}),
  };
}

function toCard({ brand, maskedNumber, expMonth, expYear }: StoredCard): PersonData['cards'][number] {
  return { cardType: brand, maskedNumber, expiry: `${expMonth}/${expYear}` };
}

function isoDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
