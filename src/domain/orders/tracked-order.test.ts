import type { GuestOrderItem } from '@generated/orders/model/guestOrderItem';
import { describe, expect, it } from 'vitest';
import { datedItemIds, toTrackedOrder } from './tracked-order';

const item = (orderItemId: string, overrides: Partial<GuestOrderItem> = {}): GuestOrderItem => ({
  orderItemId,
  partNumber: '8056000012345',
  comments: 'EYE',
  orderItemStatus: 'M',
  ...overrides,
});
const track = (...orderItem: GuestOrderItem[]) => toTrackedOrder({ orderId: '90210001', orderItem });

describe('toTrackedOrder', () => {
  it('puts a lens under its frame', () => {
    const { items } = track(
      item('2', {
        comments: 'LENS',
        xitem_field1: '1',
        xitem_descriptiveName: 'Everyday',
        orderItemPrice: '96.0',
      }),
      item('1', { xitem_descriptiveName: 'Oval Alder', orderItemPrice: '153.00000', quantity: '2.0' }),
    );
    expect(items).toEqual([
      {
        orderItemId: '1',
        partNumber: '8056000012345',
        kind: 'EYE',
        name: 'Oval Alder',
        state: 'in-process',
        lens: { orderItemId: '2', name: 'Everyday', price: 9600 },
        plan: undefined,
        quantity: 2,
        price: 15300,
        showsDeliveryDate: true,
        pickupStore: undefined,
        trackingUrl: undefined,
        history: [],
        prescriptionFile: undefined,
      },
    ]);
  });

  it('separates what insurance pays from the other reductions', () => {
    const order = { orderId: '90210001', orderItem: [item('1')] };
    // −200.00 less −176.00.
    expect(
      toTrackedOrder({ ...order, x_totalAdjustment: '-200.00000', x_insuranceAdjustment: '-176.00000' }),
    ).toMatchObject({ discount: -2400, insurance: -17600 });
    expect(toTrackedOrder({ ...order, x_totalAdjustment: '-24.00000' })).toMatchObject({
      discount: -2400,
      insurance: undefined,
    });
    expect(toTrackedOrder(order)).toMatchObject({ discount: undefined, insurance: undefined });
  });

  it('shows a lens whose frame is gone by itself', () => {
    const { items } = track(item('2', { comments: 'LENS', xitem_field1: '1' }));
    expect(items.map(({ orderItemId }) => orderItemId)).toEqual(['2']);
  });

  it('puts a protection plan under its frame', () => {
    const { items } = toTrackedOrder({
      orderId: '90210001',
      orderItem: [item('1'), item('2')],
      x_protectionPlans: [
        {
          orderItemId: '3',
          partNumber: 'PLAN2',
          xitem_field1: '2',
          orderItemStatus: 'M',
          orderItemPrice: '39.0',
        },
      ],
    });
    expect(items.map(({ plan }) => plan)).toEqual([
      undefined,
      { orderItemId: '3', name: 'PLAN2', price: 3900 },
    ]);
  });

  it('has the total, and what can be done with the order', () => {
    const order = { orderId: '90210001', orderItem: [] };
    expect(toTrackedOrder(order)).toMatchObject({
      total: undefined,
      isOwn: false,
      isCancelable: false,
      returns: [],
    });
    expect(toTrackedOrder({ ...order, userId: '510001' }).isOwn).toBe(true);
    expect(
      toTrackedOrder({
        ...order,
        x_grandTotal: '279.00000',
        x_cancelable: true,
        x_returnableUntil: '2026-04-04',
        x_encOrderMemberId: 'link',
      }),
    ).toMatchObject({ total: 27900, isCancelable: true, returnableUntil: '2026-04-04', stepLink: 'link' });
  });

  it.each([
    ['of the item', { prescriptionFileName: 'rx-1.pdf' }, {}],
    ['of its lens', {}, { prescriptionFileName: 'rx-1.pdf' }],
  ])('names the prescription file %s', (_, frameFile, lensFile) => {
    const orderItem = [item('1', frameFile), item('2', { comments: 'LENS', xitem_field1: '1', ...lensFile })];
    const fileOf = (userId?: string) =>
      toTrackedOrder({ orderId: '90210001', orderItem, ...(userId && { userId }) }).items[0]
        ?.prescriptionFile;
    expect(fileOf('610001')).toEqual({ userId: '610001', fileName: 'rx-1.pdf' });
    expect(fileOf()).toBeUndefined();
  });

  it('names an item by its part number when it has no name', () => {
    expect(track(item('1')).items[0]?.name).toBe('8056000012345');
  });

  it.each([
    ['https://track.example.com/1', 'https://track.example.com/1'],
    ['http://localhost:4173/sandbox/carrier', 'http://localhost:4173/sandbox/carrier'],
    ['http://localhost.example.com/', undefined],
    ['http://track.example.com/1', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('takes the tracking URL %j as %j', (trackingURL, expected) => {
    expect(
      track(item('1', { ...(trackingURL !== undefined && { trackingURL }) })).items[0]?.trackingUrl,
    ).toBe(expected);
  });
});

describe('datedItemIds', () => {
  it('has the frames and contact lenses', () => {
    const order = track(
      item('1'),
      item('2', { comments: 'LENS', xitem_field1: '1' }),
      item('3', { comments: 'SUN' }),
      item('4', { comments: 'RCON' }),
      item('5', { comments: 'LCON' }),
    );
    expect(datedItemIds(order)).toBe('1,3,4,5');
  });

  it('is undefined without any', () => {
    expect(datedItemIds(track(item('2', { comments: 'LENS' })))).toBeUndefined();
  });
});
