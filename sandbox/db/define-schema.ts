import type { z } from 'zod';

/** Index value of a document: one, several, or undefined to leave it out of the index. */
export type IndexValue = string | readonly string[] | undefined;

/** Schema, id and indexes of one collection. Created with `collection`. */
export interface CollectionDefinition<Document, Input, Index extends string> {
  document: z.ZodType<Document, Input>;
  id: (document: Document) => string;
  indexes: Record<Index, (document: Document) => IndexValue>;
}

// biome-ignore lint/suspicious/noExplicitAny: a definition both accepts and returns its documents, so only `any` matches them all.
export type AnyCollection = CollectionDefinition<any, any, any>;

/** Collections and counters of a database. Raise the version when stored data no longer matches. */
export interface Schema<
  Collections extends Record<string, AnyCollection> = Record<string, AnyCollection>,
  Counter extends string = string,
> {
  version: number;
  collections: Collections;
  /** First value of each counter that does not start at 1. */
  counters: Partial<Record<Counter, number>>;
}

/** Names of the database's members. */
const RESERVED_NAMES = ['transaction', 'reset', 'export', 'import', 'nextId', 'notice', 'settled', 'close'];

/**
 * Declares a collection. Documents contain JSON values only (no dates, no functions), so that memory, export and storage agree.
 * A schema with a transformation must accept its output again: stored documents are validated on load.
 */
export function collection<Document, Input, Index extends string = never>(definition: {
  document: z.ZodType<Document, Input>;
  /** A document's id is part of it and never changes. */
  id: (document: NoInfer<Document>) => string;
  /** Indexes for `by`. */
  indexes?: Record<Index, (document: NoInfer<Document>) => IndexValue>;
}): CollectionDefinition<Document, Input, Index> {
  const indexes = definition.indexes ?? ({} as Record<Index, (document: Document) => IndexValue>);
  return { document: definition.document, id: definition.id, indexes };
}

/**
 * Declares a database.
 *
 * @throws TypeError when the version is not a whole number above 0, or a collection has a reserved name.
 */
export function defineSchema<
  const Collections extends Record<string, AnyCollection>,
  Counter extends string = string,
>(schema: {
  version: number;
  collections: Collections;
  counters?: Record<Counter, number>;
}): Schema<Collections, Counter> {
  if (!Number.isInteger(schema.version) || schema.version < 1) {
    throw new TypeError(`The schema's version must be a whole number above 0, not ${schema.version}`);
  }
  const reserved = Object.keys(schema.collections).find((name) => RESERVED_NAMES.includes(name));
  if (reserved)
    throw new TypeError(`A collection cannot be named ${reserved}: the database uses that name itself`);
  return { version: schema.version, collections: schema.collections, counters: schema.counters ?? {} };
}
