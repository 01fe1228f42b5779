import { writeSync } from 'node:fs';
import { z } from 'zod';
import { collection, defineSchema } from '../define-schema';
import { openDatabase } from '../open-database';
import { sqlitePersistence } from '../sqlite-persistence';

/** The schema that the test reopens after the kill. */
export const killSchema = defineSchema({
  version: 1,
  collections: {
    orders: collection({ document: z.object({ orderId: z.string() }), id: (order) => order.orderId }),
    lines: collection({
      document: z.object({ lineId: z.string(), orderId: z.string() }),
      id: (line) => line.lineId,
      indexes: { order: (line) => line.orderId },
    }),
  },
});

/** Writes one order with two lines per transaction and prints each stored order's id, until killed. */
export function writeUntilKilled(path: string): never {
  const db = openDatabase(killSchema, sqlitePersistence(path));
  for (;;) {
    const orderId = db.transaction(() => {
      const id = db.nextId('order');
      db.orders.insert({ orderId: id });
      db.lines.insert({ lineId: `${id}-1`, orderId: id });
      db.lines.insert({ lineId: `${id}-2`, orderId: id });
      return id;
    });
    // Synchronous, so that a printed id is out before the next transaction begins.
    writeSync(1, `${orderId}\n`);
  }
}
