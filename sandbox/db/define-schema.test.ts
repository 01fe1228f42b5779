import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { collection, defineSchema } from './define-schema';

describe('a schema', () => {
  it('rejects a collection with a reserved name and an invalid version', () => {
    const reserved = collection({ document: z.object({ id: z.string() }), id: ({ id }) => id });
    expect(() => defineSchema({ version: 1, collections: { export: reserved } })).toThrow(
      'cannot be named export',
    );
    expect(() => defineSchema({ version: 0, collections: {} })).toThrow('whole number above 0');
  });
});
