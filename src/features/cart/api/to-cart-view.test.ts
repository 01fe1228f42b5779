import type { Cart } from '@generated/cart/model/cart';
import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { describe, expect, it } from 'vitest';
import { toCartView } from './to-cart-view';

const line = { quantity: '1.0', currency: 'USD', orderItemStatus: 'P' } as const;

const cart: Cart = {
  orderId: '90210001',
  orderStatus: 'P',
  grandTotal: '278.00000',
  grandTotalCurrency: 'USD',
  totalProductPrice: '302.00000',
  totalAdjustment: '-24.00000',
  totalShippingCharge: '0.00000',
  totalShippingTax: '0.50000',
  totalSalesTax: '1.25000',
  recordSetTotal: '3',
  adjustment: [
    { amount: '-24.00000', code: 'AEO', currency: 'USD', description: '40% off', usage: 'Discount' },
    { amount: '5.00000', code: 'SHIP', currency: 'USD', usage: 'Shipping Charge' },
  ],
  orderItem: [
    {
      ...line,
      orderItemId: '1',
      productId: '301122',
      partNumber: '2000000000017',
      unitPrice: '153.00000',
      orderItemPrice: '153.00000',
      comments: 'SUN',
      xitem_descriptiveName: 'Hollis',
      orderItemInventoryStatus: 'Available',
    },
    {
      ...line,
      orderItemId: '2',
      productId: '410001',
      partNumber: 'LENS0001',
      unitPrice: '120.00000',
      orderItemPrice: '120.00000',
      comments: 'LENS',
      xitem_field1: '1',
      xitem_descriptiveName: 'Single vision',
    },
    {
      ...line,
      orderItemId: '3',
      productId: '450001',
      partNumber: 'PLAN1',
      unitPrice: '29.00000',
      orderItemPrice: '29.00000',
      comments: 'WARRANTY',
      xitem_field1: '1',
    },
  ],
};

const product = {
  uniqueID: '301122',
  partNumber: '2000000000017',
  name: 'Hollis',
  manufacturer: 'Aldine',
  thumbnail: '/picture.svg',
  buyable: 'true',
  catalogEntryTypeCode: 'ItemBean',
} satisfies CatalogSearchProduct;

describe('toCartView', () => {
  it('groups a lens and a protection plan with their frame', () => {
    const { lineItems } = toCartView(cart, [product]);
    expect(lineItems).toHaveLength(1);
    expect(lineItems[0]).toMatchObject({
      name: 'Hollis',
      brand: 'Aldine',
      image: '/picture.svg',
      quantity: 1,
      unitPrice: 15_300,
      // 153.00 + 120.00 + 29.00
      total: 30_200,
      soldOut: false,
      extras: [
        { kind: 'LENS', name: 'Single vision', price: 12_000 },
        { kind: 'WARRANTY', name: 'PLAN1', price: 2_900 },
      ],
    });
  });

  it('knows the place of a line, its lens, what it lacks and what it saves', () => {
    const [frame, lens, plan] = cart.orderItem ?? [];
    if (!frame || !lens || !plan) throw new Error('no items');
    const attributes = { correctionType: 'progressive', lensMaterialCode: 'HI167', lensIndex: '1.67' };
    const orderItemExtendAttribute = Object.entries(attributes).map(([attributeName, attributeValue]) => ({
      attributeName,
      attributeValue,
    }));
    const saving = { code: 'AEO', currency: 'USD', description: '40% off', usage: 'Discount' } as const;
    const pair = [
      { ...frame, adjustment: [{ ...saving, amount: '-60.00000' }] },
      { ...lens, orderItemExtendAttribute, adjustment: [{ ...saving, amount: '-48.00000' }] },
      plan,
    ];
    const [line] = toCartView({ ...cart, orderItem: pair }).lineItems;
    expect(line).toMatchObject({
      orderIndex: 1,
      lens: { type: 'progressive', material: 'HI167', index: '1.67', speedy: false },
      prescription: 'needed',
      lensLost: false,
      takesLenses: true,
      // 60.00 + 48.00
      savings: [{ description: '40% off', amount: 10_800 }],
    });
    expect(line?.extras[0]).toMatchObject({ kind: 'LENS', id: '410001' });
    const given = toCartView({ ...cart, orderItem: [{ ...frame, xitem_field2: '33001' }, ...pair.slice(1)] });
    expect(given.lineItems[0]?.prescription).toBe('given');
    const lost = toCartView({ ...cart, orderItem: [frame, plan] });
    expect(lost.lineItems[0]).toMatchObject({ lensLost: true, lens: undefined });
  });

  it("uses the server's totals and adds up both taxes", () => {
    expect(toCartView(cart).totals).toEqual({ products: 30_200, shipping: 0, tax: 175, grandTotal: 27_800 });
  });

  it('maps discounts to positive amounts and omits other adjustments', () => {
    expect(toCartView(cart).discounts).toMatchObject([{ description: '40% off', amount: 2_400 }]);
  });

  it("falls back to the cart's own names until the catalog has loaded", () => {
    expect(toCartView(cart).lineItems[0]).toMatchObject({ name: 'Hollis', brand: '', image: undefined });
  });

  it('maps the eye of contact lenses and the sold-out state', () => {
    const [item] = cart.orderItem ?? [];
    if (!item) throw new Error('no item');
    const lens = {
      ...item,
      comments: 'RCON' as const,
      quantity: '4.0',
      orderItemInventoryStatus: 'Unavailable',
    };
    expect(toCartView({ ...cart, orderItem: [lens] }).lineItems[0]).toMatchObject({
      kind: 'contact-lens',
      eye: 'right',
      quantity: 4,
      soldOut: true,
    });
  });

  it('maps a cart without items to no line items', () => {
    const { orderItem: _, ...empty } = cart;
    expect(toCartView(empty).lineItems).toEqual([]);
  });
});
