import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { collection, defineSchema } from './define-schema';
import { openDatabase } from './open-database';
import { sqlitePersistence } from './sqlite-persistence';

function createSchema(version: number, quantity: z.ZodType<number> = z.number()) {
  return defineSchema({
    version,
    collections: {
      lines: collection({
        document: z.object({ id: z.string(), cart: z.string(), quantity }),
        id: (line) => line.id,
        indexes: { cart: (line) => line.cart },
      }),
    },
  });
}

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-db-'));
  path = join(folder, 'state.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(schema = createSchema(1)) {
  return openDatabase(schema, sqlitePersistence(path));
}

function writeDocument(): void {
  const db = open();
  db.lines.insert({ id: 'a', cart: 'c', quantity: 1 });
  db.close();
}

describe('a SQLite file', () => {
  it('restores documents in order, indexes and counters', () => {
    const first = open();
    for (const id of ['9', '10', '1']) first.lines.insert({ id, cart: 'c', quantity: 1 });
    first.lines.update('9', { quantity: 5 });
    first.lines.remove('10');
    first.nextId('order');
    const snapshot = first.export();
    first.close();

    const second = open();
    expect(second.notice).toBeUndefined();
    expect(second.export()).toEqual(snapshot);
    expect(second.lines.by('cart', 'c').map((line) => [line.id, line.quantity])).toEqual([
      ['9', 5],
      ['1', 1],
    ]);
    second.lines.insert({ id: '0', cart: 'c', quantity: 1 });
    expect(second.nextId('order')).toBe('2');
    second.reset();
    second.close();

    const third = open();
    expect(third.export()).toEqual({ version: 1, counters: {}, collections: { lines: [] } });
    third.close();
  });

  it('stores nothing of a transaction that threw', () => {
    const first = open();
    expect(() =>
      first.transaction(() => {
        first.lines.insert({ id: 'a', cart: 'c', quantity: 1 });
        throw new Error('stop');
      }),
    ).toThrow('stop');
    first.close();
    const second = open();
    expect(second.lines.all()).toEqual([]);
    second.close();
  });

  it('is locked against a second process or database while it is open', () => {
    const first = open();
    expect(() => open()).toThrow(`${path} is in use by another process`);
    first.close();
    expect(readdirSync(folder)).toEqual(['state.sqlite']);
  });

  it('reports an unusable path and moves nothing', () => {
    path = join(folder, 'missing', 'state.sqlite');
    expect(() => open()).toThrow(`${path} cannot be opened: unable to open database file`);
  });
});

describe('an unusable file', () => {
  function expectFreshStart(schema: ReturnType<typeof createSchema>, reason: string): void {
    const bytes = readFileSync(path);
    const db = open(schema);
    expect(db.notice).toBe(
      `${path} could not be used (${reason}). It was renamed to ${path}.set-aside-1, and the database starts empty.`,
    );
    expect(readFileSync(`${path}.set-aside-1`).length).toBe(bytes.length);
    expect(db.lines.all()).toEqual([]);
    db.lines.insert({ id: 'new', cart: 'c', quantity: 2 });
    db.close();

    const reopened = open(schema);
    expect(reopened.notice).toBeUndefined();
    expect(reopened.lines.all().map((line) => line.id)).toEqual(['new']);
    reopened.close();
  }

  it('that is not a database', () => {
    writeFileSync(path, 'This was a shopping list once. '.repeat(40));
    expectFreshStart(createSchema(1), 'file is not a database');
  });

  it('of another version', () => {
    writeDocument();
    expectFreshStart(createSchema(2), 'it has version 1, needed is 2');
  });

  it('of another program', () => {
    const otherDatabase = new DatabaseSync(path);
    otherDatabase.exec('CREATE TABLE notes (text TEXT)');
    otherDatabase.close();
    expectFreshStart(createSchema(1), 'it belongs to another program');
  });

  it('with a document that no longer matches the schema', () => {
    writeDocument();
    expectFreshStart(
      createSchema(1, z.number().min(2)),
      'lines "a", field quantity: Too small: expected number to be >=2',
    );
  });

  it('with damaged pages', () => {
    const db = open();
    db.transaction(() => {
      for (let n = 0; n < 500; n += 1) db.lines.insert({ id: `line-${n}`, cart: 'c', quantity: n });
    });
    db.close();
    const bytes = readFileSync(path);
    bytes.fill(0xff, 4096, bytes.length);
    writeFileSync(path, bytes);

    const fresh = open();
    expect(fresh.notice).toContain(`It was renamed to ${path}.set-aside-1`);
    expect(fresh.lines.all()).toEqual([]);
    fresh.close();
  });

  it('never overwrites an earlier quarantined file', () => {
    writeDocument();
    open(createSchema(2)).close();
    open(createSchema(3)).close();
    expect(existsSync(`${path}.set-aside-1`)).toBe(true);
    expect(existsSync(`${path}.set-aside-2`)).toBe(true);
  });
});
