import { expect } from 'vitest';
import { inEachEngine } from '../in-each-engine';
import { addPair, checkOut, continueAsGuest, openProduct } from '../steps';

inEachEngine((journey) => {
  journey('a guest buys glasses with typed values', async (shopper) => {
    await openProduct(shopper);
    await addPair(shopper);
    await continueAsGuest(shopper);
    expect(await checkOut(shopper)).toMatch(/^\d+$/);
    expect((await shopper.page()).errors).toEqual([]);
  });

  journey(
    'a guest buys glasses in French Canada',
    async (shopper) => {
      await openProduct(shopper);
      await addPair(shopper);
      await continueAsGuest(shopper);
      expect(await checkOut(shopper)).toMatch(/^\d+$/);
    },
    { locale: 'fr-ca' },
  );
});
