import { LOCALES, type LocaleCode } from '@/domain/locale/locales';
import { POLYGON, POLYGON_AMOUNTS } from '../e2e/support/polygon';
import type { Shopper } from './shopper';

const dialog = (name: string) => ({ role: 'dialog', name });

/** Opens Polygon in black. */
export async function openProduct(shopper: Shopper): Promise<void> {
  await shopper.open(`/${shopper.locale}/${POLYGON.upc}`);
  await shopper.see({ role: 'heading', name: POLYGON.name });
}

/** Chooses lenses, with the prescription later, and adds the pair to the cart. */
export async function addPair(shopper: Shopper): Promise<void> {
  const { text } = shopper;
  const lens = (source: string) => text('lens/panel', source);
  await shopper.click({ role: 'button', name: text('lens', 'Choose lenses') });
  const within = dialog(lens('Choose your lenses'));
  const answers: [question: string, index: number][] = [
    ['How will you use them?', 0],
    ['How do you want to give us your prescription?', 2],
    ['Which material?', 0],
    ['Which kind of lens?', 0],
    ['Which coating?', 1],
    ['Protect your pair?', 1],
  ];
  for (const [question, nth] of answers) {
    await shopper.see({ role: 'heading', name: lens(question), within });
    await shopper.click({ role: 'radio', nth, within });
    await shopper.click({ role: 'button', name: lens('Continue'), within });
  }
  await shopper.see({ role: 'heading', name: lens('Is everything right?'), within });
  await shopper.click({ role: 'button', name: lens('Add to cart'), within });
  await shopper.see({ role: 'heading', name: text('app', 'Your cart') });
  await shopper.see({ role: 'main' }, ({ text: shown }) =>
    shown.includes(POLYGON_AMOUNTS[shopper.locale].pair.replaceAll(/\s/g, ' ')),
  );
}

const ADDRESSES = {
  us: { street: '12 Elm St', city: 'Mason', region: 'OH', postalCode: '45040' },
  ca: { street: '12, rue Saint-Jean', city: 'Québec', region: 'QC', postalCode: 'G1K 3B5' },
};

/** From the cart to the checkout, as a guest who gives a prescription later. */
export async function continueAsGuest(
  shopper: Shopper,
  { hasPrescriptionStep = true }: { hasPrescriptionStep?: boolean } = {},
): Promise<void> {
  const { text } = shopper;
  // Before, the link leads to the sign-in page.
  await shopper.until('the cart is hydrated', async () => (await shopper.page()).isHydrated);
  await shopper.click({ role: 'link', name: text('cart', 'Checkout'), within: { role: 'main' } });
  await giveEmail(shopper);
  if (hasPrescriptionStep)
    await shopper.click({ role: 'button', name: text('prescription-step', 'Skip for now') });
}

/** Continues as a guest at the sign-in. */
export async function giveEmail(shopper: Shopper): Promise<void> {
  const { text } = shopper;
  const guest = { role: 'region', name: text('account', 'As a guest') };
  const email = { role: 'textbox', name: text('account', 'Email address'), within: guest };
  await shopper.fill(email, 'ana@example.com');
  await shopper.tab.press('Enter');
}

/** Types address and card, and places the order. @returns the order's id */
export async function checkOut(shopper: Shopper): Promise<string> {
  const { text, locale } = shopper;
  const country = locale.endsWith('-ca') ? 'ca' : 'us';
  const { street, city, region, postalCode } = ADDRESSES[country];
  const section = (title: string) => ({ role: 'region', name: text('checkout', title) });
  const continueIn = (title: string) =>
    shopper.click({ role: 'button', name: text('checkout', 'Continue'), within: section(title) });

  const address = section('Delivery address');
  const fields: [string, string][] = [
    ['First name', 'Ana'],
    ['Last name', 'Diaz'],
    ['Street and number', street],
    ['City', city],
    [country === 'ca' ? 'Postal code' : 'ZIP code', postalCode],
  ];
  for (const [label, value] of fields)
    await shopper.fill({ label: text('address', label), within: address }, value);
  await shopper.choose(
    { label: text('address', country === 'ca' ? 'Province' : 'State'), within: address },
    region,
  );
  await continueIn('Delivery address');

  await shopper.click({ role: 'radio', nth: 1, within: section('Delivery method') });
  await continueIn('Delivery method');

  const payment = section('Payment');
  await shopper.fill({ label: text('checkout', 'Card number'), within: payment }, '4111111111111111');
  await shopper.fill({ label: text('checkout', 'Expiry date'), within: payment }, '092028');
  await shopper.fill({ label: text('checkout', 'Security code'), within: payment }, '737');
  await continueIn('Payment');
  await shopper.see({ role: 'button', name: text('checkout', 'Change payment') });

  const [placeOrder = ''] = text('checkout', 'Place order · {0}', { 0: '' }).split(' · ');
  await shopper.click({ role: 'button', name: new RegExp(`^${placeOrder}`) });
  await shopper.see({ role: 'heading', name: text('checkout', 'Thank you for your order') });
  return new URL((await shopper.page()).url).searchParams.get('orderId') ?? '';
}

/** A path of the specification with the identifiers of the store. */
export function withStore(path: string, locale: LocaleCode = 'lc-us'): string {
  const { storeId, catalogId, languageId } = LOCALES[locale];
  return `${path}?${new URLSearchParams({ storeId, catalogId, langId: languageId })}`;
}

/** Signs in the demo shopper Ada. */
export async function signIn(shopper: Shopper): Promise<void> {
  await shopper.open('/lc-us/account');
  const within = { role: 'main' };
  await shopper.fill({ label: 'Email address', within }, 'ada.marsh@example.com');
  await shopper.fill({ label: 'Password', within }, 'Clear-View-1');
  await shopper.click({ role: 'button', name: 'Sign in', within });
  await shopper.see({ role: 'heading', name: 'Your account' });
}
