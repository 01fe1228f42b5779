import { expect } from 'vitest';
import { POLYGON } from '../../e2e/support/polygon';
import { inEachEngine } from '../in-each-engine';
import { isPrinted, recordPrints, usePrintStyles } from '../page-functions';
import { addPair, checkOut, continueAsGuest, openProduct } from '../steps';

inEachEngine((journey) => {
  journey('a guest buys glasses with typed values, and prints the receipt', async (shopper) => {
    await openProduct(shopper);
    await addPair(shopper);
    await continueAsGuest(shopper);
    const orderId = await checkOut(shopper);
    expect(orderId).toMatch(/^\d+$/);
    const printButton = { role: 'button', name: 'Print receipt' };
    await shopper.tab.run(recordPrints.toString());
    await shopper.click(printButton);
    await shopper.until('the page is printed', () => shopper.tab.run<boolean>(isPrinted.toString()));
    await shopper.tab.run(usePrintStyles.toString());
    await shopper.miss(printButton);
    await shopper.miss({ role: 'banner' });
    await shopper.miss({ role: 'contentinfo' });
    const receipt = await shopper.see({ role: 'main' });
    for (const text of [`Order ${orderId}`, 'Marlowe Eyewear', '12 Elm St', POLYGON.name])
      expect(receipt.text).toContain(text);
    await shopper.see({ text: 'Marlowe Eyewear', within: { role: 'main' } });
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
