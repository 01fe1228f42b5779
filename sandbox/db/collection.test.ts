import { describe, expect, expectTypeOf, it } from 'vitest';
import { openCarts } from './testing/carts-database';

describe('a collection', () => {
  it('finds documents by id and by every value of an index, in order of insertion', () => {
    const { carts } = openCarts();
    const line = (sku: string) => ({ sku, quantity: 1 });
    carts.insert({ orderId: 'b', userId: 'ann', lines: [line('x'), line('y')] });
    carts.insert({ orderId: 'a', userId: 'ann', lines: [line('y')] });
    carts.insert({ orderId: 'c', lines: [line('y'), line('y')] });

    expect(carts.get('a')?.userId).toBe('ann');
    expect(carts.get('z')).toBeUndefined();
    expect(carts.by('owner', 'ann').map((cart) => cart.orderId)).toEqual(['b', 'a']);
    expect(carts.by('sku', 'y').map((cart) => cart.orderId)).toEqual(['b', 'a', 'c']);
    expect(carts.by('owner', 'bob')).toEqual([]);
    expect(carts.count()).toBe(3);
  });

  it('keeps the indexes up to date after an update and a removal', () => {
    const { carts } = openCarts();
    carts.insert({ orderId: 'a', userId: 'ann', lines: [] });
    carts.update('a', { userId: 'bob' });
    expect(carts.by('owner', 'ann')).toEqual([]);
    expect(carts.by('owner', 'bob')).toHaveLength(1);
    carts.update('a', { userId: undefined });
    expect(carts.by('owner', 'bob')).toEqual([]);
    expect(carts.get('a')).toEqual({ orderId: 'a', lines: [], note: '' });
    expect(carts.remove('a')).toBe(true);
    expect(carts.remove('a')).toBe(false);
    expect(carts.all()).toEqual([]);
  });

  it('updates with a function that changes a draft or returns a replacement', () => {
    const { carts } = openCarts();
    const first = carts.insert({ orderId: 'a', lines: [] });
    carts.update('a', (draft) => {
      draft.lines.push({ sku: 'x', quantity: 2 });
    });
    carts.update('a', (draft) => ({ ...draft, note: 'gift' }));
    expect(carts.get('a')).toEqual({ orderId: 'a', note: 'gift', lines: [{ sku: 'x', quantity: 2 }] });
    expect(first.lines).toEqual([]);
  });

  it('returns frozen documents and copies the caller’s objects', () => {
    const { carts, loose } = openCarts();
    const input = { orderId: 'a', lines: [{ sku: 'x', quantity: 1 }] };
    const cart = carts.insert(input);
    expect(() => cart.lines.push({ sku: 'y', quantity: 1 })).toThrow(TypeError);
    expect(() => Object.assign(cart, { note: 'no' })).toThrow(TypeError);
    input.lines.push({ sku: 'z', quantity: 1 });
    const extra = { deep: [1] };
    loose.insert({ id: 'l', extra });
    extra.deep.push(2);
    expect(carts.get('a')?.lines).toHaveLength(1);
    expect(loose.get('l')?.extra).toEqual({ deep: [1] });
  });

  it('rejects an invalid document and names collection, id and field', () => {
    const { carts, loose } = openCarts();
    const bad = { orderId: 'a', lines: [{ sku: 'x', quantity: 0 }] };
    expect(() => carts.insert(bad)).toThrow(/^carts "a", field lines\.0\.quantity: /);
    carts.insert({ orderId: 'a', lines: [] });
    expect(() => carts.update('a', { lines: bad.lines })).toThrow(/^carts "a", field lines\.0\.quantity: /);
    expect(() => carts.update('a', { orderId: 'b' })).toThrow('carts "a": An update cannot change the id');
    expect(() => carts.update('b', {})).toThrow('carts "b": There is no document with this id');
    expect(() => carts.insert({ orderId: 'a', lines: [] })).toThrow(
      'carts "a": There is one with this id already',
    );
    expect(() => loose.insert({ id: 'l', extra: { at: [new Date()] } })).toThrow(
      'loose "l", field extra.at.0: A Date is not a JSON value',
    );
    expect(() => loose.insert({ id: 'l', extra: Number.NaN })).toThrow(
      'field extra: NaN is not a JSON value',
    );
    expect(carts.all()).toEqual([{ orderId: 'a', lines: [], note: '' }]);
    expect(loose.count()).toBe(0);
  });

  it('is typed by its schema', () => {
    const db = openCarts();
    expectTypeOf(db.carts.by).parameter(0).toEqualTypeOf<'owner' | 'sku'>();
    expectTypeOf(db.nextId).parameter(0).toEqualTypeOf<'order' | 'guest'>();
    expectTypeOf<ReturnType<typeof db.carts.all>[number]['note']>().toEqualTypeOf<string>();
    // @ts-expect-error -- there is no such collection
    expect(db.orders).toBeUndefined();
    // @ts-expect-error -- there is no such index
    expect(() => db.carts.by('color', 'red')).toThrow(TypeError);
  });
});
