import { describe, expect, it } from 'vitest';
import { trackingSchema } from './tracking-schema';

const messagesOf = (orderId: string, email: string) =>
  trackingSchema.safeParse({ orderId, email }).error?.issues.map(({ message }) => message) ?? [];

describe('trackingSchema', () => {
  it.each([
    ['90210001', '90210001'],
    ['  #90210001 ', '90210001'],
    ['# 90210001', '90210001'],
    ['9021 0001\u00A0', '90210001'],
    ['９０２１０００１', '90210001'],
    ['AB12', 'AB12'],
    ['9021-0001', '90210001'],
    ['90210001.', '90210001'],
    ['Order 90210001', '90210001'],
    ['Order #90210001, placed on November 27, 2026', '90210001'],
    ['No. 90210001', '90210001'],
    ['Pedido n.º 90210001', '90210001'],
    ['Commande 90210001, passée le 27 novembre 2026', '90210001'],
  ])('reads the order number %j as %j', (typed, orderId) => {
    expect(trackingSchema.parse({ orderId: typed, email: 'ana@example.com' }).orderId).toBe(orderId);
  });

  it('sends the email in lower case', () => {
    expect(trackingSchema.parse({ orderId: '1', email: ' Ana.Diaz@Example.COM ' }).email).toBe(
      'ana.diaz@example.com',
    );
  });

  it.each([
    ['', '', ['order-id-missing', 'email-missing']],
    ['#', 'ana@example.com', ['order-id-missing']],
    ['9021/0001', 'ana@example.com', ['order-id-malformed']],
    ['../cart', 'ana@example.com', ['order-id-malformed']],
    ['9'.repeat(65), 'ana@example.com', ['order-id-malformed']],
    ['90210001', 'ana@example', ['email-malformed']],
    ['90210001', 'ana', ['email-malformed']],
  ])('%j with %j: %j', (orderId, email, messages) => {
    expect(messagesOf(orderId, email)).toEqual(messages);
  });
});
