import type { Cart } from '@generated/cart/model/cart';
import { expect, it } from 'vitest';
import { orderStage } from './order-stage';

const stageOf = (...statuses: string[]) =>
  orderStage({
    orderItem: statuses.map((orderItemStatus) => ({ orderItemStatus })) as NonNullable<Cart['orderItem']>,
  });

it.each([
  ['just placed', ['M', 'M'], 'in-process'],
  ['one item shipped, one in process', ['S', 'R'], 'in-process'],
  ['all shipped', ['S', 'S'], 'shipped'],
  ['delivered, and ready for pickup', ['D', 'U'], 'shipped'],
  ['one canceled, the other one shipped', ['X', 'S'], 'shipped'],
  ['one canceled, the other one in process', ['X', 'M'], 'in-process'],
  ['all canceled', ['X', 'X'], 'canceled'],
  ['the only one canceled', ['X'], 'canceled'],
  ['no items', [], 'in-process'],
])('%s', (_, statuses, stage) => {
  expect(stageOf(...statuses)).toBe(stage);
});
