import type { RawHeader } from '@sandbox/contract/document';
import Ajv2020 from 'ajv/dist/2020.js';
import type { Rule } from '../findings/finding';

const ajv = new Ajv2020({ strict: false });

/** Documented headers that are missing where they must be present, or whose value does not fit. */
export function checkHeaders(
  documented: Record<string, RawHeader>,
  headers: Headers,
): { rule: Rule; subject: string; expected: string; received: string }[] {
  return Object.entries(documented).flatMap(([name, { required = false, schema }]) => {
    const value = headers.get(name);
    if (value === null) {
      return required
        ? [{ rule: 'header' as const, subject: name, expected: 'present', received: 'missing' }]
        : [];
    }
    if (ajv.validate(schema, value)) return [];
    const expected = ajv.errorsText(ajv.errors, { dataVar: name });
    return [{ rule: 'header' as const, subject: name, expected, received: `another value of ${name}` }];
  });
}
