import names from '../data/doctor-names.json' with { type: 'json' };

/** Names of many origins; any resemblance to a real doctor is a coincidence. */
export const DOCTOR_FIRST_NAMES: readonly string[] = names.first;
export const DOCTOR_LAST_NAMES: readonly string[] = names.last;
