import { LOCALES } from '@/domain/locale/locales';
import { POLYGON } from '../../e2e/support/polygon';
import { inEachEngine } from '../in-each-engine';
import { checkOut, continueAsGuest, openProduct, signIn, withStore } from '../steps';

inEachEngine((journey) => {
  journey('a guest tracks the order', async (shopper) => {
    await openProduct(shopper);
    await shopper.click({ role: 'button', name: 'Add the frame only' });
    await shopper.see({ role: 'heading', name: 'Your cart' });
    await continueAsGuest(shopper, { hasPrescriptionStep: false });
    const orderId = await checkOut(shopper);
    await shopper.open('/lc-us/track-order');
    await shopper.fill({ label: 'Order number' }, orderId);
    await shopper.fill({ label: 'Email address', within: { role: 'main' } }, 'ana@example.com');
    await shopper.click({ role: 'button', name: 'Track order' });
    await shopper.see({ role: 'heading', name: `Order ${orderId}` }, ({ isFocused }) => isFocused);
  });

  journey(
    'a member signs in and finds what the account has; after signing out, Back shows nothing of it',
    async (shopper) => {
      await signIn(shopper);
      await shopper.see({ role: 'main' }, ({ text }) => text.includes('ada.marsh@example.com'));
      await shopper.open('/lc-us/account/orders');
      await shopper.see({ role: 'heading', name: 'Your orders' });
      await shopper.open('/lc-us/account');
      await shopper.click({ role: 'link', name: 'Sign out', within: { role: 'main' } });
      await shopper.miss({ text: 'ada.marsh@example.com' });
      await shopper.back();
      await shopper.until('nothing personal is left', async () => {
        const main = await shopper.look({ role: 'main' });
        return main !== null && !main.text.includes('ada.marsh@example.com');
      });
    },
  );

  journey('the prescription of a frame is uploaded', async (shopper) => {
    await shopper.open('/lc-us');
    await shopper.call('PUT', '/sandbox/api/cart', { name: 'one-frame', storeId: LOCALES['lc-us'].storeId });
    await shopper.open(withStore('/AjaxOrderItemDisplayView'));
    await shopper.click({ role: 'link', name: 'Checkout', within: { role: 'main' } });
    const guest = { role: 'region', name: 'As a guest' };
    await shopper.fill({ role: 'textbox', name: 'Email address', within: guest }, 'ana@example.com');
    await shopper.tab.press('Enter');
    await shopper.click({ role: 'radio', name: /^Upload your prescription/ });
    await shopper.tab.chooseFile('main input[type="file"]', 'docs/pictures/home.png');
    await shopper.see({ role: 'main' }, ({ text }) => text.includes('home.png'));
    await shopper.click({ role: 'button', name: 'Save prescription' });
    await shopper.atPath(/\/checkout$/);
  });

  journey('a heart is kept, and listed', async (shopper) => {
    await shopper.open('/lc-us/eyeglasses');
    const heart = { role: 'button', name: `Save ${POLYGON.name}` };
    await shopper.click(heart);
    await shopper.see({ role: 'button', name: heart.name, pressed: true });
    await shopper.until('the wishlist has it', async () => {
      await shopper.open(withStore('/lc-us/NonAjaxAccountWishListDisplayView'));
      return shopper.look({ role: 'heading', name: POLYGON.name });
    });
  });
});
