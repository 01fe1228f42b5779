import { expect, it } from 'vitest';
import type { ItemStatus, OrderItem } from '../state/order';
import type { PlacedItem } from './placed-items';
import { orderReturnableUntil, returnableUntil } from './return-window';

const placed = (status: ItemStatus, deliveryDate = '2026-06-19'): PlacedItem => ({
  item: { orderItemId: '7' } as OrderItem,
  status,
  history: [],
  delivery: { earliest: '2026-06-17', latest: '2026-06-19' },
  deliveryDate,
  isWaiting: false,
});

it('lasts 30 days from the delivery of a shipped or completed item', () => {
  expect(returnableUntil(placed('D'))).toBe('2026-07-19');
  expect(returnableUntil(placed('S'))).toBe('2026-07-19');
  const others: ItemStatus[] = ['E', 'M', 'C', 'R', 'U', 'X', 'Z'];
  expect(others.flatMap((status) => returnableUntil(placed(status)) ?? [])).toEqual([]);
});

it('of an order is that of its last item, and ends after its last day', () => {
  const items = [placed('D', '2026-06-19'), placed('D', '2026-06-24'), placed('Z', '2026-06-30')];
  expect(orderReturnableUntil(items, '2026-07-24')).toBe('2026-07-24');
  expect(orderReturnableUntil(items, '2026-07-25')).toBeUndefined();
  expect(orderReturnableUntil([placed('M')], '2026-06-15')).toBeUndefined();
});
