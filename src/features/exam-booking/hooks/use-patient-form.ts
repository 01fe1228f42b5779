import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { formatPhone } from '@/domain/contact/phone';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import { useMemberDetails } from '@/lib/session/use-member-details';
import { useIsMember } from '@/lib/session/user-context';
import { patientSchema } from '../forms/patient-schema';
import { EMPTY_PATIENT, PATIENT_FIELDS, type PatientValues } from '../forms/patient-values';

export type PatientForm = UseFormReturn<PatientValues>;

/** Keeps the patient beyond its step, in memory only. Fills in a member's data unless the form has input already. */
export function usePatientForm(): PatientForm {
  const member = useMemberDetails(useIsMember());
  const form = useForm<PatientValues>({
    resolver: zodResolver(patientSchema(toCalendarDate(new Date()))),
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
