import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { nameSearchSchema, phoneSearchSchema } from '../forms/doctor-schemas';
import { useDoctorSearch } from './use-doctor-search';

export type DoctorSearchForms = ReturnType<typeof useSearchForms>;

/**
 * Manages the two kinds of search with their input and the last result. For a component that stays while the dialog is closed.
 */
export function useSearchForms() {
  const { state, find } = useDoctorSearch();
  const [by, setBy] = useState<'name' | 'phone'>('name');
  const nameForm = useForm({
    resolver: zodResolver(nameSearchSchema),
    defaultValues: { name: '', region: '', city: '' },
  });
  const phoneForm = useForm({ resolver: zodResolver(phoneSearchSchema), defaultValues: { phone: '' } });
  /** Returns the typed values under the field names of the form for a new doctor. */
  const typed = () => {
    const { name, region, city } = nameForm.getValues();
    return { name, city, stateProvince: region, phone: phoneForm.getValues('phone') };
  };
  const focus = () => (by === 'name' ? nameForm.setFocus('name') : phoneForm.setFocus('phone'));
  return { focus, state, find, by, setBy, nameForm, phoneForm, typed };
}
