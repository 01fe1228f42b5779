import type { z } from 'zod';

/** What a document is found by; several values for one that is found under each, undefined for one that is not. */
export type IndexValue = string | readonly string[] | undefined;

/** How one collection's documents look, are told apart and are found. Made with `collection`. */
export interface CollectionDefinition<Document, Input, Index extends string> {
  document: z.ZodType<Document, Input>;
  id: (document: Document) => string;
  indexes: Record<Index, (document: Document) => IndexValue>;
}

// biome-ignore lint/suspicious/noExplicitAny: a definition is both a source and a sink of its documents, so only `any` takes them all.
export type AnyCollection = CollectionDefinition<any, any, any>;

/** Collections and counters of a database, and the number that changes when they no longer fit stored data. */
export interface Schema<
  Collections extends Record<string, AnyCollection> = Record<string, AnyCollection>,
  Counter extends string = string,
> {
  version: number;
  collections: Collections;
  /** First value of each counter that does not begin at 1. */
  counters: Partial<Record<Counter, number>>;
}

/** Names that a database needs for itself. */
const RESERVED = ['transaction', 'reset', 'export', 'import', 'nextId', 'notice', 'settled', 'close'];

/**
 * Declares a collection. Documents hold JSON values only (no dates, no functions), so that memory, export and storage
 * hold the same. A schema with a transformation must accept its own result: stored documents are checked again on load.
 */
export function collection<Document, Input, Index extends string = never>(definition: {
  document: z.ZodType<Document, Input>;
  /** A document's id is part of it and never changes. */
  id: (document: NoInfer<Document>) => string;
  /** What `by` finds documents by. */
  indexes?: Record<Index, (document: NoInfer<Document>) => IndexValue>;
}): CollectionDefinition<Document, Input, Index> {
  const indexes = definition.indexes ?? ({} as Record<Index, (document: Document) => IndexValue>);
  return { document: definition.document, id: definition.id, indexes };
}

/**
 * Declares a database.
 *
 * @throws TypeError when the version is not a whole number above 0, or a collection's name is one of the database's own.
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
  const reserved = Object.keys(schema.collections).find((name) => RESERVED.includes(name));
  if (reserved)
    throw new TypeError(`A collection cannot be named ${reserved}: the database uses that name itself`);
  return { version: schema.version, collections: schema.collections, counters: schema.counters ?? {} };
}
