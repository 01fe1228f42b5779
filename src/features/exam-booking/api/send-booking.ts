import type { ExamBooking } from '@generated/stores/model/examBooking';
import { bookExam, getExamRequest } from '@generated/stores/stores';
import { cleanEmail } from '@/domain/contact/email';
import { phoneDigits } from '@/domain/contact/phone';
import { parseMonthDayYear, toIsoDay } from '@/domain/dates/calendar-date';
import { ANY, type BookingProblem } from '@/domain/exams/booking-state';
import { cleanCode, cleanText } from '@/domain/text/typed-text';
import { type ApiError, isRejection } from '@/lib/http/api-error';
import type { Site } from '@/lib/site/site';
import type { PatientField, PatientValues } from '../forms/patient-values';

/** The exam and its patient. */
export interface BookingRequest {
  requestId: string;
  storeNumber: string;
  service: string;
  slotId: string;
  patient: PatientValues;
}

export type BookingOutcome =
  | { status: 'booked'; confirmationNumber: string }
  | {
      status: 'rejected';
      problem: BookingProblem;
      /** The field of the patient that was not accepted. */
      field?: PatientField;
      /** No exam was booked: the next attempt is a new request. */
      isFinal: boolean;
    };

/** Longer than for other calls, because the call changes the store's calendar. */
const TIMEOUT_MS = 30_000;

/** Books an exam, at most once for a request id; after an unclear outcome it checks whether it is booked. Never throws. */
export async function sendBooking(site: Site, request: BookingRequest): Promise<BookingOutcome> {
  const { storeId, languageId } = site;
  try {
    const { confirmationNumber } = await bookExam(
      storeId,
      request.storeNumber,
      toBody(request),
      { langId: languageId },
      { timeoutMs: TIMEOUT_MS },
    );
    return { status: 'booked', confirmationNumber };
  } catch (error) {
    if (isRejection(error)) return { status: 'rejected', isFinal: true, ...toProblem(error) };
    const booked = await findBooked(site, request.requestId);
    if (booked) return { status: 'booked', confirmationNumber: booked };
    return { status: 'rejected', isFinal: false, problem: 'unclear' };
  }
}

/**
 * Returns the confirmation number of a request that has booked; undefined when it has not so far, or nobody knows. Never
 * throws.
 */
export async function findBooked(
  { storeId, languageId }: Site,
  requestId: string,
): Promise<string | undefined> {
  try {
    return (await getExamRequest(storeId, requestId, { langId: languageId })).confirmationNumber;
  } catch {
    return undefined;
  }
}

/** Builds the body. Leaves out optional fields without a value. */
function toBody({ requestId, service, slotId, patient }: BookingRequest): ExamBooking {
  const { carrier, consentSms } = patient;
  const [memberId, notes] = [cleanCode(patient.memberId), patient.notes.trim()];
  const birthDate = parseMonthDayYear(patient.birthDate);
  return {
    requestId,
    slotId,
    ...(service !== ANY && { serviceId: service }),
    firstName: cleanText(patient.firstName),
    lastName: cleanText(patient.lastName),
    dob: birthDate ? toIsoDay(birthDate) : '',
    email: cleanEmail(patient.email),
    phone: phoneDigits(patient.phone),
    ...(carrier && { insuranceProviderKey: carrier }),
    ...(carrier && memberId && { memberId }),
    ...(notes && { notes }),
    consentSms,
  };
}

const FIELDS: Partial<Record<string, PatientField>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  dob: 'birthDate',
  email: 'email',
  phone: 'phone',
  insuranceProviderKey: 'carrier',
  memberId: 'memberId',
  notes: 'notes',
};

function toProblem({ status, parameters }: ApiError): { problem: BookingProblem; field?: PatientField } {
  if (status === 409) return { problem: 'time-taken' };
  if (status === 404) return { problem: 'bookings-closed' };
  const [parameter = ''] = parameters;
  if (parameter === 'serviceId') return { problem: 'service-gone' };
  if (parameter === 'slotId') return { problem: 'time-taken' };
  const field = FIELDS[parameter];
  return field ? { problem: 'patient-rejected', field } : { problem: 'rejected' };
}
