import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lensOf, orderItemState, showsDeliveryDate } from './order-item-state';

const WITH = { xitem_field2: '33001' };
const WITHOUT = { xitem_field2: '' };
const frame = (orderItemStatus: string, xitem_field2 = '') =>
  ({ comments: 'EYE', orderItemStatus, xitem_field2 }) as const;
const contacts = (orderItemStatus: string, xitem_field2 = '') =>
  ({ comments: 'LCON', orderItemStatus, xitem_field2 }) as const;

describe('the state of an item (003 §4.2)', () => {
  it.each([
    ['S', 'shipped'],
    ['D', 'completed'],
    ['Z', 'returned'],
    ['X', 'canceled'],
    ['U', 'ready-for-pickup'],
    ['M', 'in-process'],
    ['R', 'in-process'],
    ['C', 'in-process'],
    ['', 'in-process'],
  ])('%s is %s', (status, state) => {
    expect(orderItemState(frame(status), WITHOUT)).toBe(state);
    expect(orderItemState(contacts(status), undefined)).toBe(state);
  });

  it.each([
    ['a frame whose lens has a prescription', frame('E'), WITH, 'in-process'],
    ['a frame whose lens has none', frame('E'), WITHOUT, 'pending-prescription'],
    ['a frame with a prescription, whose lens has none', frame('E', '33001'), {}, 'pending-prescription'],
    ['a frame without a lens, which needs none', frame('E'), undefined, 'in-process'],
    ['contact lenses with a prescription', contacts('E', '33001'), undefined, 'in-process'],
    ['contact lenses without one', contacts('E'), undefined, 'pending-prescription'],
  ] as const)('E: %s', (_, item, lens, state) => {
    expect(orderItemState(item, lens)).toBe(state);
  });
});

describe('the delivery date (003 §4.2)', () => {
  it.each(['D', 'U', 'X', 'Z'])('is not shown with %s', (status) => {
    expect(showsDeliveryDate(frame(status, '33001'), WITH)).toBe(false);
  });

  it.each(['S', 'M', 'C', 'R'])('is shown with %s', (status) => {
    expect(showsDeliveryDate(frame(status), undefined)).toBe(true);
  });

  it.each([
    ['the item has a prescription', frame('E', '33001'), undefined, true],
    ['its lens has one', frame('E'), WITH, true],
    ['neither has one', frame('E'), WITHOUT, false],
    ['a frame has no lens', frame('E'), undefined, false],
    ['contact lenses have one', contacts('E', '33001'), undefined, true],
    ['contact lenses have none', contacts('E'), undefined, false],
  ] as const)('E: %s', (_, item, lens, shown) => {
    expect(showsDeliveryDate(item, lens)).toBe(shown);
  });

  it('is never shown while an item waits for its prescription', () => {
    const glasses = fc.record({
      item: fc.record({
        comments: fc.constantFrom('EYE', 'SUN'),
        orderItemStatus: fc.constantFrom(...'ESDZXUM'),
      }),
      lens: fc.constantFrom(WITH, WITHOUT, undefined),
    });
    const lenses = fc.record({
      item: fc.record({
        comments: fc.constantFrom('LCON', 'RCON'),
        orderItemStatus: fc.constantFrom(...'ESDZXUM'),
        xitem_field2: fc.constantFrom('', '33001'),
      }),
      lens: fc.constant(undefined),
    });
    fc.assert(
      fc.property(fc.oneof(glasses, lenses), ({ item, lens }) => {
        if (orderItemState(item, lens) === 'pending-prescription')
          expect(showsDeliveryDate(item, lens)).toBe(false);
      }),
    );
  });
});

describe('lensOf', () => {
  const items = [
    { orderItemId: '1', comments: 'EYE' },
    { orderItemId: '2', comments: 'LENS', xitem_field1: '1' },
    { orderItemId: '3', comments: 'EYE', xitem_field1: '' },
    { orderItemId: '4', comments: 'RCON', xitem_field1: '3' },
  ] as const;

  it('is the lens that names the frame', () => {
    expect(lensOf({ orderItemId: '1' }, items)).toBe(items[1]);
  });

  it('is undefined for a frame without one, whatever else names it', () => {
    expect(lensOf({ orderItemId: '3' }, items)).toBeUndefined();
  });
});
