import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { collection, defineSchema } from './define-schema';
import { memoryPersistence } from './memory-persistence';
import { openDatabase } from './open-database';

const schema = defineSchema({
  version: 3,
  collections: {
    carts: collection({
      document: z.object({
        orderId: z.string(),
        userId: z.string().optional(),
        lines: z.array(z.object({ sku: z.string(), quantity: z.number().int().min(1) })),
        note: z.string().default(''),
      }),
      id: (cart) => cart.orderId,
      indexes: {
        owner: (cart) => cart.userId,
        sku: (cart) => cart.lines.map((line) => line.sku),
      },
    }),
    visits: collection({ document: z.object({ id: z.string() }), id: (visit) => visit.id }),
    loose: collection({ document: z.object({ id: z.string(), extra: z.unknown() }), id: ({ id }) => id }),
  },
  counters: { order: 7001, guest: 1 },
});

function open() {
  return openDatabase(schema, memoryPersistence());
}

describe('a collection', () => {
  it('finds documents by id and by every value of an index, in order of insertion', () => {
    const { carts } = open();
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

  it('follows a change and a removal in the indexes', () => {
    const { carts } = open();
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

  it('takes a change as a function of a draft, or of a replacement', () => {
    const { carts } = open();
    const first = carts.insert({ orderId: 'a', lines: [] });
    carts.update('a', (draft) => {
      draft.lines.push({ sku: 'x', quantity: 2 });
    });
    carts.update('a', (draft) => ({ ...draft, note: 'gift' }));
    expect(carts.get('a')).toEqual({ orderId: 'a', note: 'gift', lines: [{ sku: 'x', quantity: 2 }] });
    expect(first.lines).toEqual([]);
  });

  it('returns documents that cannot be changed, and keeps none of the caller’s objects', () => {
    const { carts, loose } = open();
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

  it('refuses a document that does not fit, with collection, id and field', () => {
    const { carts, loose } = open();
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
    const db = open();
    expectTypeOf(db.carts.by).parameter(0).toEqualTypeOf<'owner' | 'sku'>();
    expectTypeOf(db.nextId).parameter(0).toEqualTypeOf<'order' | 'guest'>();
    expectTypeOf<ReturnType<typeof db.carts.all>[number]['note']>().toEqualTypeOf<string>();
    // @ts-expect-error -- there is no such collection
    expect(db.orders).toBeUndefined();
    // @ts-expect-error -- there is no such index
    expect(() => db.carts.by('colour', 'red')).toThrow(TypeError);
  });
});

describe('a transaction', () => {
  it('takes back every write when it throws, with places in the order and counters', () => {
    const db = open();
    for (const orderId of ['a', 'b', 'c']) db.carts.insert({ orderId, userId: 'ann', lines: [] });
    expect(db.nextId('order')).toBe('7001');
    const before = db.export();
    expect(() =>
      db.transaction(() => {
        db.carts.remove('a');
        db.carts.update('b', { userId: 'bob' });
        db.carts.insert({ orderId: 'd', userId: 'ann', lines: [] });
        db.nextId('order');
        db.nextId('guest');
        throw new Error('stop');
      }),
    ).toThrow('stop');
    expect(db.export()).toEqual(before);
    expect(db.carts.by('owner', 'ann').map((cart) => cart.orderId)).toEqual(['a', 'b', 'c']);
    expect(db.carts.by('owner', 'bob')).toEqual([]);
    expect(db.nextId('order')).toBe('7002');
  });

  it('takes back only the inner writes when the outer one catches the error', () => {
    const db = open();
    db.transaction(() => {
      db.visits.insert({ id: 'outer' });
      try {
        db.transaction(() => {
          db.visits.insert({ id: 'inner' });
          throw new Error('stop');
        });
      } catch {
        db.visits.insert({ id: 'after' });
      }
    });
    expect(db.visits.all().map((visit) => visit.id)).toEqual(['outer', 'after']);
  });

  it('returns what its work returns, and refuses a promise', () => {
    const db = open();
    expect(db.transaction(() => db.visits.insert({ id: 'v' }).id)).toBe('v');
    expect(() =>
      db.transaction(async () => {
        db.visits.insert({ id: 'w' });
      }),
    ).toThrow('A transaction cannot wait for a promise');
    expect(db.visits.count()).toBe(1);
  });

  it('reaches the persistence once, with the last state of each document, and is taken back when that fails', () => {
    const written: unknown[] = [];
    let full = false;
    const db = openDatabase(schema, {
      open: (version) => ({
        ...memoryPersistence().open(version),
        write: (changes) => {
          if (full) throw new Error('The disk is full');
          written.push(changes);
        },
      }),
    });
    db.transaction(() => {
      db.visits.insert({ id: 'v' });
      db.visits.insert({ id: 'w' });
      db.transaction(() => db.visits.remove('v'));
      db.nextId('guest');
    });
    expect(written).toEqual([
      [
        { kind: 'removal', collection: 'visits', id: 'v' },
        { kind: 'document', collection: 'visits', id: 'w', sequence: 2, document: { id: 'w' } },
        { kind: 'counter', name: 'guest', value: 1 },
      ],
    ]);
    full = true;
    expect(() => db.visits.insert({ id: 'x' })).toThrow('The disk is full');
    expect(db.visits.all()).toEqual([{ id: 'w' }]);
  });
});

describe('reset, export and import', () => {
  it('carries a database over as one JSON value', () => {
    const db = open();
    db.carts.insert({ orderId: 'a', userId: 'ann', lines: [] });
    db.nextId('order');
    const image = JSON.parse(JSON.stringify(db.export()));
    expect(image.version).toBe(3);

    const other = open();
    other.visits.insert({ id: 'gone' });
    other.import(image);
    expect(other.export()).toEqual(db.export());
    expect(other.carts.by('owner', 'ann')).toHaveLength(1);
    expect(other.nextId('order')).toBe('7002');
  });

  it('starts again empty, counters too', () => {
    const db = open();
    db.visits.insert({ id: 'v' });
    db.nextId('order');
    db.reset();
    expect(db.visits.count()).toBe(0);
    expect(db.nextId('order')).toBe('7001');
  });

  it.each([
    ['another version', { version: 2 }, 'The export has version 2, but this database has version 3'],
    ['no export at all', { counters: 'x' }, 'This is no export of a database: counters'],
    [
      'an unknown collection',
      { collections: { carts: [], visits: [], loose: [], pets: [] } },
      'a collection pets',
    ],
    ['a missing collection', { collections: { carts: [], visits: [] } }, 'lacks the collection loose'],
    [
      'a bad document',
      { collections: { carts: [{ orderId: 'a', lines: [{ sku: 'x' }] }], visits: [], loose: [] } },
      'carts "a", field lines.0.quantity: ',
    ],
    [
      'the same id twice',
      { collections: { carts: [], visits: [{ id: 'v' }, { id: 'v' }], loose: [] } },
      'visits "v": There is one with this id already',
    ],
  ])('refuses %s whole', (_case, part, message) => {
    const db = open();
    db.visits.insert({ id: 'kept' });
    db.nextId('order');
    const before = db.export();
    const empty = {
      version: 3,
      counters: { order: 9000 },
      collections: { carts: [], visits: [], loose: [] },
    };
    expect(() => db.import({ ...empty, ...part })).toThrow(message);
    expect(db.export()).toEqual(before);
  });
});

describe('a schema', () => {
  it('refuses a collection with one of the database’s own names, and a version that is no number', () => {
    const taken = collection({ document: z.object({ id: z.string() }), id: ({ id }) => id });
    expect(() => defineSchema({ version: 1, collections: { export: taken } })).toThrow(
      'cannot be named export',
    );
    expect(() => defineSchema({ version: 0, collections: {} })).toThrow('whole number above 0');
  });
});
