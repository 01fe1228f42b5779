import { z } from 'zod';
import { collection, defineSchema } from '../define-schema';
import { memoryPersistence } from '../memory-persistence';
import { openDatabase } from '../open-database';

/** Carts with two indexes, and two plain collections. */
export const cartsSchema = defineSchema({
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

export function openCarts() {
  return openDatabase(cartsSchema, memoryPersistence());
}
