import { describe, expect, it } from 'vitest';
import type { ItemDraft } from './item-draft';
import { itemIssues, itemSchema } from './item-schema';

const today = { year: 2026, month: 11, day: 22 };
const empty: ItemDraft = {
  method: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  confirmed: false,
  saveToAccount: false,
};
const doctor = {} as NonNullable<ItemDraft['doctor']>;
const file = {} as NonNullable<ItemDraft['file']>;
const patient = { firstName: 'Ana', lastName: 'Linden', birthDate: '07/21/1988' };

const errors = (draft: Partial<ItemDraft>, kind: 'frame' | 'contact' = 'frame', needsConfirmation = false) =>
  itemIssues({ ...empty, ...draft }, { kind, needsConfirmation, today }).map(([, error]) => error);

describe('a frame', () => {
  it('needs a method, and what the method says', () => {
    expect(errors({})).toEqual(['missing-prescription-data']);
    expect(errors({ method: 'callDoctor' })).toEqual(['missing-doctor-data']);
    expect(errors({ method: 'uploadPrescription' })).toEqual(['upload-with-no-file']);
    expect(errors({ method: 'saved' })).toEqual(['saved-missing']);
    expect(errors({ method: 'callDoctor', doctor })).toEqual([]);
    expect(errors({ method: 'uploadPrescription', file })).toEqual([]);
  });

  it('of a member needs the confirmation', () => {
    expect(errors({ method: 'callDoctor', doctor }, 'frame', true)).toEqual(['not-confirmed']);
    expect(errors({ method: 'callDoctor', doctor, confirmed: true }, 'frame', true)).toEqual([]);
  });
});

describe('contact lenses', () => {
  it('need a doctor in both modes, the file besides, and the patient', () => {
    expect(errors({ method: 'uploadPrescription', ...patient }, 'contact')).toEqual([
      'upload-with-no-file',
      'missing-doctor-data',
    ]);
    expect(errors({ method: 'uploadPrescription', file, doctor, ...patient }, 'contact')).toEqual([]);
    expect(errors({ method: 'callDoctor', doctor, firstName: ' ' }, 'contact')).toEqual([
      'first-name-missing',
      'last-name-missing',
      'birth-date-missing',
    ]);
  });

  it('take the doctor of a saved prescription', () => {
    const saved = { id: '1', itemType: 'contact', kind: 'doctor', isSpeedyEligible: false } as const;
    const named = { ...saved, doctor: { name: 'Dr. Mei Okafor' } };
    expect(errors({ method: 'saved', saved, ...patient }, 'contact')).toEqual(['missing-doctor-data']);
    expect(errors({ method: 'saved', saved: named, ...patient }, 'contact')).toEqual([]);
  });

  it.each([
    ['01/01/1920', undefined],
    ['12/31/1919', 'birth-date-too-early'],
    ['11/21/2026', undefined],
    ['11/22/2026', 'birth-date-too-late'],
    ['02/30/2000', 'birth-date-wrong'],
    ['07/21/19881', 'birth-date-wrong'],
    ['7/21/1988', 'birth-date-wrong'],
  ])('the birth date %s: %s', (birthDate, error) => {
    const found = errors({ method: 'callDoctor', doctor, ...patient, birthDate }, 'contact');
    expect(found).toEqual(error ? [error] : []);
  });
});

it('the schema puts each error at its field', () => {
  const result = itemSchema({ kind: 'frame', needsConfirmation: true, today }).safeParse(empty);
  expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['method', 'missing-prescription-data'],
    ['confirmed', 'not-confirmed'],
  ]);
});
