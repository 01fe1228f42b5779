import { expect } from 'vitest';
import { POLYGON } from '../../e2e/support/polygon';
import { inEachEngine } from '../in-each-engine';
import { hasSessionStorage } from '../page-functions';
import { addPair, checkOut, continueAsGuest, giveEmail, openProduct } from '../steps';

const main = { role: 'main' };

inEachEngine((journey) => {
  journey(
    'a guest buys glasses in a private window',
    async (shopper) => {
      await openProduct(shopper);
      await addPair(shopper);
      await continueAsGuest(shopper);
      expect(await checkOut(shopper)).toMatch(/^\d+$/);
      expect((await shopper.page()).errors).toEqual([]);
    },
    { sizes: ['phone'], restriction: 'private window' },
  );

  journey(
    'a guest buys glasses while the browser stores nothing but cookies',
    async (shopper) => {
      await openProduct(shopper);
      await addPair(shopper);
      await continueAsGuest(shopper);
      // Each page is a document of its own, which does not know what was given before, except in WebKit.
      const storage = await shopper.until('the page tells whether it can store', async () => ({
        isThere: await shopper.tab.run<boolean>(hasSessionStorage.toString()),
      }));
      if (!storage.isThere) await giveEmail(shopper);
      expect(await checkOut(shopper)).toMatch(/^\d+$/);
      expect((await shopper.page()).errors).toEqual([]);
    },
    { sizes: ['desktop'], restriction: 'no storage' },
  );

  journey(
    'a browser that takes no cookies says so, and shows everything',
    async (shopper) => {
      await shopper.open('/lc-us/eyeglasses');
      const notice = { text: /^Your browser blocks cookies/ };
      await shopper.see(notice);
      await shopper.click({ role: 'link', name: POLYGON.name, within: main });
      await shopper.see({ role: 'heading', name: POLYGON.name });
      await shopper.click({ role: 'button', name: 'Add the frame only' });
      await shopper.see({ role: 'alert' }, ({ text }) =>
        text.includes('Your browser blocks cookies, so your cart'),
      );
      expect((await shopper.page()).errors).toEqual([]);
    },
    { restriction: 'no cookies' },
  );
});
