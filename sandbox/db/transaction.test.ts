import { describe, expect, it } from 'vitest';
import { memoryPersistence } from './memory-persistence';
import { openDatabase } from './open-database';
import { cartsSchema, openCarts } from './testing/carts-database';

describe('a transaction', () => {
  it('rolls back every write when it throws, with insertion order and counters', () => {
    const db = openCarts();
    for (const orderId of ['a', 'b', 'c']) db.carts.insert({ orderId, userId: 'ann', lines: [] });
    expect(db.nextId('order')).toBe('7001');
    const previous = db.export();
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
    expect(db.export()).toEqual(previous);
    expect(db.carts.by('owner', 'ann').map((cart) => cart.orderId)).toEqual(['a', 'b', 'c']);
    expect(db.carts.by('owner', 'bob')).toEqual([]);
    expect(db.nextId('order')).toBe('7002');
  });

  it('rolls back only the inner writes when the outer one catches the error', () => {
    const db = openCarts();
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

  it('returns the result of its work and rejects a promise', () => {
    const db = openCarts();
    expect(db.transaction(() => db.visits.insert({ id: 'v' }).id)).toBe('v');
    expect(() =>
      db.transaction(async () => {
        db.visits.insert({ id: 'w' });
      }),
    ).toThrow('A transaction cannot wait for a promise');
    expect(db.visits.count()).toBe(1);
  });

  it('writes the final state of each document once, and rolls back when writing fails', () => {
    const written: unknown[] = [];
    let full = false;
    const db = openDatabase(cartsSchema, {
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
