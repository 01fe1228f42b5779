import { parseDiopters } from '@/domain/prescription/diopters';
import { cookieValue } from '../storage/cookie-value';
import { notifyPrescriptionChange, PRESCRIPTION_COOKIE } from './has-prescription';

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

/**
 * The prescription, in a session cookie (003 §9, "stored for the session path"). It is sent to the API in request bodies
 * only: never in a URL, an event or a log.
 */
export const storedPrescription = cookieValue<StoredPrescription>({
  name: PRESCRIPTION_COOKIE,
  schema: {
    safeParse: (value) => (isPrescription(value) ? { success: true, data: value } : { success: false }),
  },
  format: 'json',
});

/** Saves or clears the shopper's prescription and notifies subscribers. */
export function savePrescription(prescription: StoredPrescription | undefined): void {
  if (prescription) storedPrescription.write(prescription);
  else storedPrescription.clear();
  notifyPrescriptionChange();
}

/** Parses the value of the prescription cookie on the server. */
export function parsePrescription(text: string | undefined): StoredPrescription | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isPrescription(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isPrescription(value: unknown): value is StoredPrescription {
  const { SPH, CYL } = (value ?? {}) as Partial<Record<string, unknown>>;
  return arePowers(SPH) && (CYL === undefined || arePowers(CYL));
}

function arePowers(value: unknown): boolean {
  const { OD, OS } = (value ?? {}) as Partial<Record<string, unknown>>;
  return [OD, OS].every((power) => typeof power === 'string' && parseDiopters(power) !== undefined);
}
