import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import { type CalendarDate, parseIsoDay, parseMonthDayYear, toMonthDayYear } from '../dates/calendar-date';
import { fromPrescriptionValues } from './from-item-prescription';
import { toItemPrescription } from './item-prescription';
import { isComplete, type Prescription } from './prescription';
import { isSpeedyEligible } from './speedy-eligible';

/** Values of the right (OD) and the left eye (OS), as text. */
export interface BothEyesText {
  readonly OD: string;
  readonly OS: string;
}

/** Prism, with the names of the API (003 §3). */
export interface StoredPrism {
  readonly odHPrism?: string | undefined;
  readonly odHPrismBase?: 'In' | 'Out' | undefined;
  readonly odVPrism?: string | undefined;
  readonly odVPrismBase?: 'Up' | 'Down' | undefined;
  readonly osHPrism?: string | undefined;
  readonly osHPrismBase?: 'In' | 'Out' | undefined;
  readonly osVPrism?: string | undefined;
  readonly osVPrismBase?: 'Up' | 'Down' | undefined;
}

/**
 * The shopper's prescription (000 §3; 003 §3, Extended prescription), all as text: powers in diopters, distances in
 * millimeters. Never a name, a doctor or a birth date. The filter stores SPH and CYL alone.
 */
export interface StoredPrescription extends StoredPrism {
  readonly SPH: BothEyesText;
  readonly CYL?: BothEyesText | undefined;
  /** Axis; empty for an eye without a cylinder. */
  readonly AX?: BothEyesText | undefined;
  /** Addition; empty for an eye without one. */
  readonly ADD?: BothEyesText | undefined;
  /** Distance per eye, or of both together. */
  readonly PD?: BothEyesText | string | undefined;
  readonly prismEnable?: boolean | undefined;
  /** MM/DD/YYYY. */
  readonly issueDate?: string | undefined;
  readonly isSpeedyRXEligible?: boolean | undefined;
}

/** Converts the stored prescription to values. Drops unreadable text, because other code may have written the cookie. */
export function toPrescription(stored: StoredPrescription): Prescription {
  const { SPH, CYL, AX, ADD, PD } = stored;
  const issueDate = parseIssueDate(stored.issueDate);
  return {
    ...fromPrescriptionValues({
      rightSphere: SPH.OD,
      leftSphere: SPH.OS,
      rightCyl: textOf(CYL?.OD),
      leftCyl: textOf(CYL?.OS),
      rightAxis: numberText(AX?.OD),
      leftAxis: numberText(AX?.OS),
      rightAdd: textOf(ADD?.OD),
      leftAdd: textOf(ADD?.OS),
      ...(typeof PD === 'object'
        ? { rPDistance: numberText(PD?.OD), lPDistance: numberText(PD?.OS) }
        : { pupillaryDistance: numberText(PD) }),
      ...storedPrism(stored),
    }),
    ...(issueDate && { issueDate }),
  };
}

/** Returns the cookie's form of a prescription. `today` is the shopper's calendar date, for the speedy status. */
export function toStoredPrescription(prescription: Prescription, today: CalendarDate): StoredPrescription {
  const wire = toItemPrescription(prescription);
  const { issueDate } = prescription;
  return {
    SPH: { OD: wire.rightSphere, OS: wire.leftSphere },
    ...withPair('CYL', wire.rightCyl, wire.leftCyl, '0.00'),
    ...withPair('AX', wire.rightAxis, wire.leftAxis),
    ...withPair('ADD', wire.rightAdd, wire.leftAdd),
    ...withPair('PD', wire.rPDistance, wire.lPDistance),
    ...(wire.pupillaryDistance && { PD: wire.pupillaryDistance }),
    ...(wire.prismEnable ? { prismEnable: true, ...storedPrism(wire) } : {}),
    ...(issueDate && { issueDate: toMonthDayYear(issueDate) }),
    isSpeedyRXEligible: isSpeedyEligible(prescription, today),
  };
}

/**
 * Builds the body of `insertItemPrescription` for the stored prescription. Undefined while it cannot be sent, as for the values
 * of the listing's filter with a cylinder but no axis: the line then says that a prescription is needed.
 */
export function storedItemPrescription(stored: StoredPrescription | undefined): ItemPrescription | undefined {
  if (!stored) return undefined;
  const prescription = toPrescription(stored);
  const { isSpeedyRXEligible } = stored;
  return isComplete(prescription) ? toItemPrescription(prescription, { isSpeedyRXEligible }) : undefined;
}

const PRISM_KEYS = ['odHPrism', 'odVPrism', 'osHPrism', 'osVPrism'] as const;

function storedPrism(source: StoredPrism): StoredPrism {
  return Object.fromEntries(
    PRISM_KEYS.flatMap((key) => {
      const amount = numberText(source[key]);
      const base = source[`${key}Base`];
      return amount && base
        ? [
            [key, amount],
            [`${key}Base`, base],
          ]
        : [];
    }),
  );
}

function withPair(
  key: 'CYL' | 'AX' | 'ADD' | 'PD',
  OD: string | undefined,
  OS: string | undefined,
  missing = '',
): Partial<Record<typeof key, BothEyesText>> {
  return OD || OS ? { [key]: { OD: OD ?? missing, OS: OS ?? missing } } : {};
}

function parseIssueDate(text: unknown): CalendarDate | undefined {
  return typeof text === 'string' ? (parseMonthDayYear(text) ?? parseIsoDay(text.slice(0, 10))) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Returns undefined for anything that is not a positive number. */
function numberText(value: unknown): string | undefined {
  return Number(textOf(value)) > 0 ? textOf(value) : undefined;
}
