import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { collection, defineSchema } from './define-schema';
import { memoryPersistence } from './memory-persistence';
import { openDatabase } from './open-database';
import type { Change, Persistence } from './persistence';

interface Pet {
  id: string;
  owner?: string | undefined;
  tags: string[];
}

const schema = defineSchema({
  version: 1,
  collections: {
    pets: collection({
      document: z.object({ id: z.string(), owner: z.string().optional(), tags: z.array(z.string()) }),
      id: (pet) => pet.id,
      indexes: { owner: (pet) => pet.owner, tag: (pet) => pet.tags },
    }),
  },
});

const IDS = ['1', '2', '3', '4', '5'];
const OWNERS = ['ann', 'bob'];
const TAGS = ['red', 'blue', 'green'];

type Step =
  | { kind: 'insert'; pet: Pet }
  | { kind: 'update'; id: string; owner: string | undefined; tags: string[] }
  | { kind: 'remove'; id: string }
  | { kind: 'reset' }
  | { kind: 'transaction'; steps: Step[]; fails: boolean };

const id = fc.constantFrom(...IDS);
const owner = fc.option(fc.constantFrom(...OWNERS), { nil: undefined });
const tags = fc.array(fc.constantFrom(...TAGS), { maxLength: 3 });

const { step } = fc.letrec<{ step: Step }>((tie) => ({
  step: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('insert' as const), pet: fc.record({ id, owner, tags }) }),
    },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('update' as const), id, owner, tags }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), id }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('reset' as const) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('transaction' as const),
        steps: fc.array(tie('step'), { maxLength: 6 }),
        fails: fc.boolean(),
      }),
    },
  ),
}));

/** Applies the same steps to a plain list, for the expected result. */
function applyToModel(model: Pet[], step: Step): Pet[] {
  switch (step.kind) {
    case 'insert':
      return model.some((pet) => pet.id === step.pet.id) ? model : [...model, step.pet];
    case 'update':
      return model.map((pet) => (pet.id === step.id ? { ...pet, owner: step.owner, tags: step.tags } : pet));
    case 'remove':
      return model.filter((pet) => pet.id !== step.id);
    case 'reset':
      return [];
    case 'transaction':
      return step.fails ? model : step.steps.reduce(applyToModel, model);
  }
}

function open(persistence: Persistence) {
  return openDatabase(schema, persistence);
}

function applyToDatabase(db: ReturnType<typeof open>, step: Step): void {
  switch (step.kind) {
    case 'insert':
      if (!db.pets.get(step.pet.id)) db.pets.insert(step.pet);
      return;
    case 'update':
      if (db.pets.get(step.id)) db.pets.update(step.id, { owner: step.owner, tags: step.tags });
      return;
    case 'remove':
      db.pets.remove(step.id);
      return;
    case 'reset':
      db.reset();
      return;
    case 'transaction':
      runTransaction(db, step.steps, step.fails);
  }
}

class RolledBack extends Error {}

function runTransaction(db: ReturnType<typeof open>, steps: Step[], fails: boolean): void {
  try {
    db.transaction(() => {
      for (const step of steps) applyToDatabase(db, step);
      if (fails) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}

/** Records writes, as a disk would store them. */
function recordingPersistence() {
  const stored = new Map<string, Extract<Change, { kind: 'document' }>>();
  const persistence: Persistence = {
    open: (version) => ({
      ...memoryPersistence().open(version),
      documents: [...stored.values()].sort((a, b) => a.sequence - b.sequence),
      write: (changes) => {
        for (const change of changes) {
          if (change.kind === 'document') stored.set(change.id, change);
          if (change.kind === 'removal') stored.delete(change.id);
        }
      },
    }),
  };
  return persistence;
}

function expectSame(db: ReturnType<typeof open>, model: Pet[]): void {
  expect(db.pets.all()).toEqual(model);
  expect(db.pets.count()).toBe(model.length);
  for (const id of IDS) expect(db.pets.get(id)).toEqual(model.find((pet) => pet.id === id));
  for (const owner of OWNERS)
    expect(db.pets.by('owner', owner)).toEqual(model.filter((pet) => pet.owner === owner));
  for (const tag of TAGS)
    expect(db.pets.by('tag', tag)).toEqual(model.filter((pet) => pet.tags.includes(tag)));
}

it('matches a plain list after any sequence of writes, transactions and failures, also when reopened', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const persistence = recordingPersistence();
      const db = open(persistence);
      let model: Pet[] = [];
      for (const step of steps) {
        applyToDatabase(db, step);
        model = applyToModel(model, step);
        expectSame(db, model);
      }
      expectSame(open(persistence), model);
    }),
    { numRuns: 300 },
  );
});
