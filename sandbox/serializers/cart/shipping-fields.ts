import type { CartItem } from '@generated/cart/model/cartItem';
import { findShipMode, type ShipMode } from '../../pricing/shipping-modes';
import type { OrderShipping, ShippingAddress } from '../../state/order-checkout';
import { localize, type ResponseView } from '../response-view';

const NAMES: Readonly<Record<ShipMode['code'], { en: string; es: string; fr: string }>> = {
  Standard: { en: 'Standard', es: 'Estándar', fr: 'Standard' },
  Express: { en: 'Express', es: 'Exprés', fr: 'Express' },
};

/** Returns the shipping method, as lines and usable methods have it. */
export function shipModeFields(mode: ShipMode, view: ResponseView) {
  return {
    shipModeId: mode.id,
    shipModeCode: mode.code,
    shipModeDescription: localize(NAMES[mode.code], view),
    carrier: 'Marlowe',
  };
}

/** Returns a postal address, as lines and payments have it. */
export function addressFields({ addressLines, postalCode, region, ...address }: ShippingAddress) {
  const [first = '', second = '', third = ''] = addressLines;
  return {
    firstName: address.firstName,
    lastName: address.lastName,
    addressLine: [first, second, third],
    city: address.city,
    state: region,
    country: address.country,
    zipCode: postalCode,
  };
}

/** Address and method of the order, which the commerce API repeats on each line. */
export function shippingFields(shipping: OrderShipping | undefined, view: ResponseView): Partial<CartItem> {
  const mode = findShipMode(shipping?.shipModeId);
  const address = shipping?.address;
  return {
    ...(mode
      ? { ...shipModeFields(mode, view), isExpedited: mode.code === 'Express' ? 'true' : 'false' }
      : {}),
    ...(address
      ? {
          ...addressFields(address),
          addressType: 'Shipping',
          ...(shipping.addressId ? { addressId: shipping.addressId } : {}),
          ...(address.phone ? { phone1: address.phone } : {}),
          email1: address.email,
        }
      : {}),
  };
}
