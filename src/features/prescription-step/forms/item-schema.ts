import { z } from 'zod/mini';
import { checkBirthDate } from '@/domain/dates/birth-date';
import type { CalendarDate } from '@/domain/dates/calendar-date';
import { cleanText } from '@/domain/text/typed-text';
import type { ItemKind } from '../api/step-item';
import { EMPTY_DRAFT, type ItemDraft } from './item-draft';

/** Error keys of the item's form; `useItemMessages` has the copy (003 §5, §8). */
export type ItemError =
  | 'missing-prescription-data'
  | 'missing-doctor-data'
  | 'upload-with-no-file'
  | 'saved-missing'
  | 'first-name-missing'
  | 'last-name-missing'
  | 'birth-date-missing'
  | 'birth-date-wrong'
  | 'birth-date-too-early'
  | 'birth-date-too-late'
  | 'not-confirmed';

export interface ItemRules {
  kind: ItemKind;
  /** Only members confirm the information (003 §6). */
  needsConfirmation: boolean;
  /** The shopper's calendar date. */
  today: CalendarDate;
}

/** Returns whether a value is present but wrong. */
export function isWrongValue(error: string | undefined): boolean {
  return error !== undefined && /^birth-date-(wrong|too-early|too-late)$/.test(error);
}

type Issue = readonly [field: keyof ItemDraft, error: ItemError];

/** Validates the form of an item. Its output is the draft. */
export function itemSchema(rules: ItemRules) {
  return z.custom<ItemDraft>().check((payload) => {
    for (const [field, message] of itemIssues({ ...EMPTY_DRAFT, ...payload.value }, rules)) {
      payload.issues.push({ code: 'custom', path: [field], message, input: payload.value });
    }
  });
}

/** Lists everything that is missing or wrong, in the order of the form (003 §5); empty if it can be submitted. */
export function itemIssues(
  draft: ItemDraft,
  { kind, needsConfirmation, today }: ItemRules,
): readonly Issue[] {
  return [
    ...methodIssues(draft, kind),
    ...(kind === 'contact' ? patientIssues(draft, today) : []),
    ...(needsConfirmation && !draft.confirmed ? [['confirmed', 'not-confirmed'] as const] : []),
  ];
}

/** Reports a missing doctor or file: contact lenses need a doctor in both modes, and the file in addition. */
function methodIssues({ method, doctor, file, saved }: ItemDraft, kind: ItemKind): Issue[] {
  if (method === '') return [['method', 'missing-prescription-data']];
  if (method === 'saved')
    return saved ? savedDoctorIssues(saved.doctor?.name ?? doctor?.name, kind) : [['saved', 'saved-missing']];
  const issues: Issue[] = [];
  if (method === 'uploadPrescription' && !file) issues.push(['file', 'upload-with-no-file']);
  if (!doctor && (method === 'callDoctor' || kind === 'contact'))
    issues.push(['doctor', 'missing-doctor-data']);
  return issues;
}

function savedDoctorIssues(doctorName: string | undefined, kind: ItemKind): Issue[] {
  return kind === 'contact' && !doctorName ? [['doctor', 'missing-doctor-data']] : [];
}

function patientIssues({ firstName, lastName, birthDate }: ItemDraft, today: CalendarDate): Issue[] {
  const issues: Issue[] = [];
  if (cleanText(firstName) === '') issues.push(['firstName', 'first-name-missing']);
  if (cleanText(lastName) === '') issues.push(['lastName', 'last-name-missing']);
  const { status } = checkBirthDate(birthDate, 'patient', today);
  if (status === 'empty') issues.push(['birthDate', 'birth-date-missing']);
  if (status === 'not-a-date') issues.push(['birthDate', 'birth-date-wrong']);
  if (status === 'too-early') issues.push(['birthDate', 'birth-date-too-early']);
  if (status === 'too-late') issues.push(['birthDate', 'birth-date-too-late']);
  return issues;
}

/** The texts of the patient group together say one thing (003 §5). */
export const PATIENT_FIELDS = ['firstName', 'lastName', 'birthDate'] as const;
