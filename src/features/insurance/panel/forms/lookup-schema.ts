import {
  RiaMemberNumberMax,
  RiaMemberNumberRegExp,
  RiaPersonNameMax,
} from '@generated/insurance/insurance.limits';
import { z } from 'zod/mini';
import { checkBirthDate } from '@/domain/dates/birth-date';
import type { CalendarDate } from '@/domain/dates/calendar-date';
import type { PanelStep } from '@/domain/insurance/panel-state';
import { lookupForm } from '@/domain/insurance/provider';
import type { LocaleConfig } from '@/domain/locale/locales';
import { normalizePostalCode } from '@/domain/places/postal-code';
import { cleanCode, cleanText } from '@/domain/text/typed-text';
import { EMPTY_LOOKUP, type LookupValues } from './lookup-values';

/** Fields with a required and an invalid message each (002 §5). */
type CheckedField = 'provider' | 'firstname' | 'lastname' | 'dob' | 'zipcode' | 'planid' | 'memberid';

/** Error keys; `useLookupMessages` has the copy. */
export type LookupError = `${CheckedField}-${'missing' | 'invalid'}` | 'certifyage';

export interface LookupRules {
  form: 'personal' | 'plan';
  country: LocaleConfig['country'];
  /** The shopper's calendar date. */
  today: CalendarDate;
  /** Keys of the providers that can be chosen. */
  providers: readonly string[];
}

/** Rules of a step, whose form depends on the provider. */
export type StepRules = Omit<LookupRules, 'form'> & { step: PanelStep };

type Issue = readonly [field: keyof LookupValues, error: LookupError];

/** Validates the form of a lookup. Its output is the input. */
export function lookupSchema({ step, ...rules }: StepRules) {
  return z.custom<LookupValues>().check((payload) => {
    const values = { ...EMPTY_LOOKUP, ...payload.value };
    const form = lookupForm(step, values.provider);
    for (const [field, message] of lookupIssues(values, { ...rules, form })) {
      payload.issues.push({ code: 'custom', path: [field], message, input: payload.value });
    }
  });
}

/** Lists everything that is missing or invalid, in the order of the form; empty if the form can be sent. */
export function lookupIssues(values: LookupValues, rules: LookupRules): readonly Issue[] {
  const fields: readonly CheckedField[] =
    rules.form === 'plan'
      ? ['provider', 'planid', 'memberid']
      : ['provider', 'firstname', 'lastname', 'dob', 'zipcode'];
  const issues: Issue[] = [];
  for (const field of fields) {
    const text = cleanField(field, values[field]);
    if (text === '') issues.push([field, `${field}-missing`]);
    else if (!isValid(field, text, rules)) issues.push([field, `${field}-invalid`]);
  }
  if (!values.certifyage) issues.push(['certifyage', 'certifyage']);
  return issues;
}

/**
 * Normalizes a postal code: exactly five digits in the US, a Canadian code of letters and digits with or without its space (002
 * §5).
 */
export function sentZip(text: string, country: LocaleConfig['country']): string | undefined {
  if (country === 'ca') return text.includes('-') ? undefined : normalizePostalCode(text, 'ca');
  const code = cleanCode(text);
  return /^\d{5}$/.test(code) ? code : undefined;
}

/** Normalizes a field for sending. */
function cleanField(field: CheckedField, typed: string): string {
  return field === 'planid' || field === 'memberid' ? cleanCode(typed) : cleanText(typed);
}

function isValid(field: CheckedField, text: string, rules: LookupRules): boolean {
  switch (field) {
    case 'provider':
      return rules.providers.includes(text);
    case 'dob':
      return checkBirthDate(text, 'insurance', rules.today).status === 'valid';
    case 'zipcode':
      return sentZip(text, rules.country) !== undefined;
    case 'planid':
    case 'memberid':
      return text.length <= RiaMemberNumberMax && RiaMemberNumberRegExp.test(text);
    default:
      return text.length <= RiaPersonNameMax && /\p{L}/u.test(text) && !/\p{Nd}/u.test(text);
  }
}
