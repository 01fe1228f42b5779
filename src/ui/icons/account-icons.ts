import { CreditCardIcon, MailIcon, PinIcon, TruckIcon } from './deferred-icons';
import { GlassesIcon, HeartIcon, UserIcon } from './icons';

/** Icons of the pages of an account, by the page. */
export const accountIcons = {
  orders: TruckIcon,
  prescriptions: GlassesIcon,
  'payment-methods': CreditCardIcon,
  wishlist: HeartIcon,
  addresses: PinIcon,
  details: UserIcon,
  newsletter: MailIcon,
};
