import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import type { PanelState } from '@/domain/insurance/panel-state';
import type { InsuranceProvider } from '@/domain/insurance/provider';
import { useSite } from '@/lib/site/site';
import { lookupSchema } from '../forms/lookup-schema';
import { EMPTY_LOOKUP, type LookupValues } from '../forms/lookup-values';

/** Keeps the input across the steps and the closed panel, in memory only, until the panel's state clears it. */
export function useLookupForm({ step, formVersion }: PanelState, providers: readonly InsuranceProvider[]) {
  const { country } = useSite();
  const rules = {
    step,
    country,
    today: toCalendarDate(new Date()),
    providers: providers.map(({ key }) => key),
  };
  const form = useForm<LookupValues>({
    resolver: zodResolver(lookupSchema(rules)),
    defaultValues: EMPTY_LOOKUP,
    // The form focuses the first field in the order of the step.
    shouldFocusError: false,
  });
  const { reset, clearErrors } = form;
  useEffect(() => {
    if (formVersion > 0) reset(EMPTY_LOOKUP);
  }, [formVersion, reset]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has another form
  useEffect(() => clearErrors(), [step, clearErrors]);
  return form;
}
