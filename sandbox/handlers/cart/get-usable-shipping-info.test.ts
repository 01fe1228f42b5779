import { expect, it } from 'vitest';
import { addGlassesTo, prescriptionSku, someLens } from '../../testing/carts';
import { addBox, setAddress, USABLE_SHIPPING } from '../../testing/checkout';
import { becomeGuest } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

async function guest() {
  const test = testSandbox();
  const shopper = test.client();
  await becomeGuest(shopper);
  const usable = async (query = '') => (await shopper.get(`${USABLE_SHIPPING}${query}`)).body.orderItem;
  return { test, shopper, usable };
}

it('has price and dates of each method, counted from a Monday', async () => {
  const { test, shopper, usable } = await guest();
  await addBox(test, shopper);
  const [line] = await usable();
  expect(line.x_prescriptionNeeded).toBe('true');
  // Contact lenses take 3 to 6 working days; express saves two of them. 2026-06-15 is a Monday.
  expect(line.usableShippingMode).toEqual([
    {
      shipModeId: '13001',
      shipModeCode: 'Standard',
      shipModeDescription: 'Standard',
      carrier: 'Marlowe',
      x_shippingCharge: '7.95000',
      x_earliestDelivery: '2026-06-18',
      x_latestDelivery: '2026-06-23',
    },
    {
      shipModeId: '13002',
      shipModeCode: 'Express',
      shipModeDescription: 'Express',
      carrier: 'Marlowe',
      x_shippingCharge: '19.95000',
      x_earliestDelivery: '2026-06-16',
      x_latestDelivery: '2026-06-19',
    },
  ]);
});

it('a lens arrives with its frame, and lenses without a prescription earlier', async () => {
  const { test, shopper, usable } = await guest();
  const sku = prescriptionSku(test.sandbox.context.catalog);
  await addGlassesTo(shopper, sku, { lens: someLens(sku), plan: '4500001' });
  await addGlassesTo(shopper, sku, { lens: someLens(sku, 'non-prescription') });
  const lines = await usable('?langId=-50');
  const earliest = lines.map(
    (line: { usableShippingMode: { x_earliestDelivery: string }[] }) =>
      line.usableShippingMode[0]?.x_earliestDelivery,
  );
  // 7 and 4 working days.
  expect(earliest).toEqual(['2026-06-24', '2026-06-24', '2026-06-24', '2026-06-19', '2026-06-19']);
  expect(lines[0].usableShippingMode[1].shipModeDescription).toBe('Exprés');
  expect(lines.map((line: { x_prescriptionNeeded: string }) => line.x_prescriptionNeeded)).toEqual([
    'true',
    'false',
    'false',
    'false',
    'false',
  ]);
});

it('leaves express out for a territory', async () => {
  const { test, shopper, usable } = await guest();
  await addBox(test, shopper);
  await setAddress(shopper, { state: 'VI', zipCode: '00802' });
  const [line] = await usable();
  expect(line.usableShippingMode.map(({ shipModeCode }: { shipModeCode: string }) => shipModeCode)).toEqual([
    'Standard',
  ]);
});
