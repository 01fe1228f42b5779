import { z } from 'zod/mini';
import { type CalendarDate, compareDates, parseMonthDayYear } from '@/domain/dates/calendar-date';
import { parseAxis } from '@/domain/prescription/choices';
import { EYES, type Eye } from '@/domain/prescription/eye';
import type { Prescription } from '@/domain/prescription/prescription';
import {
  type EyeEntry,
  hasCylinder,
  type PrescriptionEntry,
  prescriptionEntrySchema,
} from './prescription-entry';
import { toPrescription } from './to-prescription';

/** Field error keys; `useEntryMessages` has the copy. */
export type EntryError =
  | 'sphere-missing'
  | 'sign-missing'
  | 'axis-missing'
  | 'axis-wrong'
  | 'add-missing'
  | 'prism-missing'
  | 'prism-amount-missing'
  | 'base-missing'
  | 'pd-missing'
  | 'date-missing'
  | 'date-wrong'
  | 'date-in-the-future'
  /** The API rejected it. */
  | 'rejected';

type Issue = readonly [path: readonly string[], error: EntryError];

export interface EntryRules {
  /** True if the lens needs an addition. */
  needsAdd: boolean;
  /** The shopper's calendar date. */
  today: CalendarDate;
}

/** Validates the full form of a prescription (003 §5, §9). The output is the prescription. */
export function entrySchema(rules: EntryRules) {
  return z.pipe(
    prescriptionEntrySchema.check((payload) => {
      for (const [path, message] of issuesOf(payload.value, rules)) {
        payload.issues.push({ code: 'custom', path: [...path], message, input: payload.value });
      }
    }),
    z.transform((entry: PrescriptionEntry): Prescription => toPrescription(entry)),
  );
}

function issuesOf(entry: PrescriptionEntry, rules: EntryRules): readonly Issue[] {
  return [
    ...EYES.flatMap((eye) => eyeIssues(eye, entry[eye], rules.needsAdd)),
    ...(entry.prism ? prismIssues(entry) : []),
    ...distanceIssues(entry),
    ...dateIssues(entry.issueDate, rules.today),
  ];
}

function eyeIssues(eye: Eye, entry: EyeEntry, needsAdd: boolean): Issue[] {
  const issues: Issue[] = [];
  const add = (field: keyof EyeEntry, error: EntryError) => issues.push([[eye, field], error]);
  if (entry.sphere === '') add('sphere', 'sphere-missing');
  if (Number(entry.sphere) > 0 && entry.sphereSign === '') add('sphereSign', 'sign-missing');
  if (hasCylinder(entry)) {
    if (entry.cylinderSign === '') add('cylinderSign', 'sign-missing');
    if (entry.axis.trim() === '') add('axis', 'axis-missing');
    else if (parseAxis(entry.axis) === undefined) add('axis', 'axis-wrong');
  }
  if (needsAdd && entry.add === '') add('add', 'add-missing');
  return issues;
}

/** With the box ticked, requires at least one value, each with its base. */
function prismIssues(entry: PrescriptionEntry): Issue[] {
  const issues = EYES.flatMap((eye): Issue[] => {
    const { horizontalPrism, horizontalBase, verticalPrism, verticalBase } = entry[eye];
    return [
      ...pairIssues([eye, 'horizontalPrism'], [eye, 'horizontalBase'], horizontalPrism, horizontalBase),
      ...pairIssues([eye, 'verticalPrism'], [eye, 'verticalBase'], verticalPrism, verticalBase),
    ];
  });
  const isEmpty = EYES.every((eye) => entry[eye].horizontalPrism === '' && entry[eye].verticalPrism === '');
  return isEmpty && issues.length === 0 ? [[['right', 'horizontalPrism'], 'prism-missing']] : issues;
}

function pairIssues(amountPath: string[], basePath: string[], amount: string, base: string): Issue[] {
  if (amount !== '' && base === '') return [[basePath, 'base-missing']];
  return amount === '' && base !== '' ? [[amountPath, 'prism-amount-missing']] : [];
}

function distanceIssues({ pdKind, pd, pdRight, pdLeft }: PrescriptionEntry): Issue[] {
  if (pdKind === 'single') return pd === '' ? [[['pd'], 'pd-missing']] : [];
  if (pdKind === 'later') return [];
  const issues: Issue[] = [];
  if (pdRight === '') issues.push([['pdRight'], 'pd-missing']);
  if (pdLeft === '') issues.push([['pdLeft'], 'pd-missing']);
  return issues;
}

function dateIssues(text: string, today: CalendarDate): Issue[] {
  if (text.trim() === '') return [[['issueDate'], 'date-missing']];
  const date = parseMonthDayYear(text);
  if (!date) return [[['issueDate'], 'date-wrong']];
  return compareDates(date, today) > 0 ? [[['issueDate'], 'date-in-the-future']] : [];
}
