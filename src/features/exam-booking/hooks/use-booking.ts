import { findExamSlots, getFindExamSlotsKey } from '@generated/stores/stores';
import { zodResolver } from '@hookform/resolvers/zod';
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { formatPhone } from '@/domain/contact/phone';
import { type CalendarDate, toCalendarDate } from '@/domain/dates/calendar-date';
import { wallClock } from '@/domain/dates/wall-clock';
import { formatBookingQuery } from '@/domain/exams/booking-query';
import {
  ANY,
  type BookingEvent,
  type BookingQuery,
  type BookingState,
  initialBooking,
} from '@/domain/exams/booking-state';
import { hasPassed, type SlotDay, slotWindows, toSlotDays } from '@/domain/exams/exam-slot';
import { serverNow } from '@/lib/dates/server-time';
import { useNow } from '@/lib/dates/use-now';
import { examPaths } from '@/lib/navigation/exam-paths';
import { useUnsavedInput } from '@/lib/navigation/unsaved-input';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { fetchShared } from '@/lib/queries/fetch-shared';
import type { Query } from '@/lib/queries/query';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { useMemberDetails } from '@/lib/session/use-member-details';
import { useIsMember } from '@/lib/session/user-context';
import { type Site, useSite } from '@/lib/site/site';
import { useLatest } from '@/lib/state/use-latest';
import type { StorePageData } from '@/lib/stores/store-query';
import { findBooked, sendBooking } from '../api/send-booking';
import type { StoreExams } from '../api/store-exams';
import { patientSchema } from '../forms/patient-schema';
import { EMPTY_PATIENT, PATIENT_FIELDS, type PatientValues } from '../forms/patient-values';
import { forgetRequest, openRequest, unclearRequest } from '../state/exam-request';
import { reduceBooking } from '../state/reduce-booking';
import { useStepFocus } from './use-step-focus';

export interface Booking {
  state: BookingState;
  dispatch: Dispatch<BookingEvent>;
  form: PatientForm;
  slots: Slots;
  now: Date;
  /** The store's current day. */
  today: CalendarDate;
  /** Books the chosen exam, once. */
  book: () => Promise<void>;
}

/** Manages a booking in a store: choices, free times, patient, and request. */
export function useBooking(
  { store, fetchedAt }: StorePageData,
  { services, doctors }: StoreExams,
  query: BookingQuery,
): Booking {
  const site = useSite();
  const navigate = useNavigate();
  const form = usePatientForm();
  const [state, dispatch] = useReducer(reduceBooking, undefined, () =>
    initialBooking(query, { services: services.map(({ id }) => id), doctors: doctors.map(({ id }) => id) }),
  );
  const now = useNow(fetchedAt);
  const { timeZone, number: storeNumber } = store;
  const { service, doctor, slot } = state;
  const today = timeZone ? wallClock(now, timeZone).date : toCalendarDate(now);
  const slots = useSlots(service && doctor ? { storeNumber, service, doctor, today } : undefined);
  const release = useUnsavedInput(form.formState.isDirty);
  const isSending = useRef(false);
  const [confirmation, setConfirmation] = useState<string>();

  useStepFocus(state);
  useBookingUrl(storeNumber, state);
  const finish = (confirmationNumber: string) => {
    forgetRequest();
    dispatch({ type: 'booked' });
    setConfirmation(confirmationNumber);
  };
  const thankYou =
    confirmation && examPaths.thankYou(site, { confirmationNumber: confirmation, langId: site.languageId });
  useEffect(() => {
    if (!thankYou) return;
    release();
    // Runs once the entries of the steps have been left. Back must not lead to the filled form, which would book again.
    const timer = setTimeout(() => void navigate(thankYou, { replace: true }));
    return () => clearTimeout(timer);
  }, [thankYou, navigate, release]);
  const isChecking = useEarlierRequest(storeNumber, finish);
  useEffect(() => {
    // The time of an earlier request is missing among the free ones, and yet it is not lost.
    if (slots.days && !isChecking) dispatch({ type: 'timesLoaded', days: slots.days });
  }, [slots.days, isChecking]);
  const isPast = slot !== undefined && hasPassed(slot.start, timeZone, now);
  useEffect(() => {
    if (isPast) dispatch({ type: 'timePassed' });
  }, [isPast]);

  const book = async () => {
    if (isSending.current || !service || !slot) return;
    isSending.current = true;
    dispatch({ type: 'attempted' });
    const outcome = await sendBooking(site, {
      requestId: openRequest(storeNumber),
      storeNumber,
      service,
      slotId: slot.id,
      patient: form.getValues(),
    });
    if (outcome.status === 'booked') return finish(outcome.confirmationNumber);
    isSending.current = false;
    if (outcome.isFinal) forgetRequest();
    if (outcome.field) form.setError(outcome.field, { message: 'rejected' });
    dispatch({ type: 'rejected', problem: outcome.problem });
    if (outcome.problem === 'time-taken') slots.reload();
  };

  return { state, dispatch, form, slots, now, today, book };
}

/**
 * Writes the choices to the URL, for a reload. It avoids a navigation, because nothing has to load and no step is a page. Runs
 * after each render, because Back leads to an entry with an older URL.
 */
function useBookingUrl(storeNumber: string, state: BookingState): void {
  const { pathname } = useLocation();
  const query = formatBookingQuery(storeNumber, state);
  useEffect(() => {
    const { location, history } = window;
    // The shopper may be leaving the page.
    if (location.pathname !== pathname || location.search === query) return;
    history.replaceState(history.state, '', pathname + query);
  });
}

type PatientForm = UseFormReturn<PatientValues>;

/** Keeps the patient beyond its step, in memory only. Fills in a member's data unless the form has input already. */
function usePatientForm(): PatientForm {
  const member = useMemberDetails(useIsMember());
  const form = useForm<PatientValues>({
    resolver: zodResolver(patientSchema(toCalendarDate(serverNow()))),
    defaultValues: EMPTY_PATIENT,
  });
  const { getValues, setValue, reset } = form;
  const isFilled = useRef(false);
  useEffect(() => {
    if (!member || isFilled.current) return;
    isFilled.current = true;
    const typed = getValues();
    // Data from the account is not unsaved input.
    reset({ ...EMPTY_PATIENT, ...member, phone: formatPhone(member.phone) });
    for (const field of PATIENT_FIELDS)
      if (typed[field] !== EMPTY_PATIENT[field]) setValue(field, typed[field], { shouldDirty: true });
  }, [member, getValues, reset, setValue]);
  return form;
}

interface Slots {
  /** Undefined until they have loaded. */
  days: readonly SlotDay[] | undefined;
  hasFailed: boolean;
  reload: () => void;
}

/** Loads the free times, and again when the shopper returns to the tab. Without a search it loads nothing. */
function useSlots(search: SlotSearch | undefined): Slots {
  const site = useSite();
  const query = search && slotsQuery(site, search);
  const { data, error, mutate } = useSWR<SlotDay[] | undefined>(
    query?.key ?? null,
    () => query && fetchShared(query),
    shopperQueryOptions,
  );
  return { days: data, hasFailed: error !== undefined && !data, reload: () => void mutate() };
}

/**
 * Checks whether an attempt with an unknown outcome has booked: when the page opens, for example after a reload, and when the
 * network is back.
 *
 * @returns whether the first check is running.
 */
function useEarlierRequest(storeNumber: string, onBooked: (confirmationNumber: string) => void): boolean {
  const site = useSite();
  const latest = useLatest(onBooked);
  const [isChecking, setIsChecking] = useState(true);
  useEffect(() => {
    let isCurrent = true;
    const findOutcome = async () => {
      const requestId = unclearRequest(storeNumber);
      const confirmationNumber = requestId && (await findBooked(site, requestId));
      if (!isCurrent) return;
      if (confirmationNumber) latest.current(confirmationNumber);
      else setIsChecking(false);
    };
    const check = () => void findOutcome();
    check();
    window.addEventListener('online', check);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', check);
    };
  }, [site, storeNumber]);
  return isChecking;
}

interface SlotSearch {
  storeNumber: string;
  service: string;
  doctor: string;
  /** The store's current day. */
  today: CalendarDate;
}

/** Returns the free times of every day on which exams are offered. */
function slotsQuery({ storeId, languageId }: Site, search: SlotSearch): Query<SlotDay[]> {
  const { storeNumber, service, doctor, today } = search;
  const windows = slotWindows(today).map((window) => ({
    ...window,
    ...(service !== ANY && { serviceId: service }),
    ...(doctor !== ANY && { doctorId: doctor }),
    langId: languageId,
  }));
  const [first] = windows;
  return {
    // Uses the first request as the key for all of them.
    key: first ? [...getFindExamSlotsKey(storeId, storeNumber, first), 'all'] : [],
    fetch: async (options) => {
      const responses = await Promise.all(
        windows.map((window) => findExamSlots(storeId, storeNumber, window, options)),
      );
      return responses.flatMap(toSlotDays);
    },
  };
}
