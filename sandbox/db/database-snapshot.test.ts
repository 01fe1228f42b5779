import { describe, expect, it } from 'vitest';
import { openCarts } from './testing/carts-database';

describe('reset, export and import', () => {
  it('copies a database as one JSON value', () => {
    const db = openCarts();
    db.carts.insert({ orderId: 'a', userId: 'ann', lines: [] });
    db.nextId('order');
    const snapshot = JSON.parse(JSON.stringify(db.export()));
    expect(snapshot.version).toBe(3);

    const other = openCarts();
    other.visits.insert({ id: 'gone' });
    other.import(snapshot);
    expect(other.export()).toEqual(db.export());
    expect(other.carts.by('owner', 'ann')).toHaveLength(1);
    expect(other.nextId('order')).toBe('7002');
  });

  it('resets documents and counters', () => {
    const db = openCarts();
    db.visits.insert({ id: 'v' });
    db.nextId('order');
    db.reset();
    expect(db.visits.count()).toBe(0);
    expect(db.nextId('order')).toBe('7001');
  });

  it.each([
    ['another version', { version: 2 }, 'The export has version 2, this sandbox has version 3'],
    ['no export at all', { counters: 'x' }, 'This is not an export: counters'],
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
  ])('rejects %s and changes nothing', (_case, change, message) => {
    const db = openCarts();
    db.visits.insert({ id: 'existing' });
    db.nextId('order');
    const previous = db.export();
    const empty = {
      version: 3,
      counters: { order: 9000 },
      collections: { carts: [], visits: [], loose: [] },
    };
    expect(() => db.import({ ...empty, ...change })).toThrow(message);
    expect(db.export()).toEqual(previous);
  });
});
