import type { ExamConfirmation as WireConfirmation } from '@generated/stores/model/examConfirmation';
import { isTimeZone } from '@/domain/dates/wall-clock';
import { parseStoreTime, type StoreTime } from '@/domain/exams/exam-slot';

/** A booked exam. It says nothing about the patient. */
export interface ExamConfirmation {
  readonly number: string;
  readonly storeNumber: string;
  readonly storeName: string;
  /** Undefined if malformed. */
  readonly start: StoreTime | undefined;
  readonly end: StoreTime | undefined;
  /** IANA name; undefined if not known. */
  readonly timeZone: string | undefined;
  /** Empty if not known. */
  readonly doctorName: string;
  readonly serviceName: string;
}

/** Returns the view of the API's confirmation (001 §7). */
export function toExamConfirmation(wire: WireConfirmation): ExamConfirmation {
  const { timeZone } = wire;
  return {
    number: wire.confirmationNumber,
    storeNumber: wire.storeNumber,
    storeName: wire.storeDisplayName.trim(),
    start: parseStoreTime(wire.start),
    end: parseStoreTime(wire.end),
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : undefined,
    doctorName: wire.doctorName?.trim() ?? '',
    serviceName: wire.serviceName?.trim() ?? '',
  };
}
