import Ajv2020 from 'ajv/dist/2020.js';
import type { Rule } from '../findings/finding.ts';
import type { RawHeader } from '../model/document.ts';
import type { Violation } from './violation.ts';

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

/** Pages of any origin may read a response, or those of one with credentials; both at once gives a session away (Fetch §3.2). */
export function checkSharing(headers: Headers): Violation[] {
  const isForAll = headers.get('access-control-allow-origin') === '*';
  if (!isForAll || headers.get('access-control-allow-credentials') !== 'true') return [];
  const subject = 'Access-Control-Allow-Origin';
  return [
    {
      rule: 'header',
      subject,
      expected: 'one origin, where credentials are allowed',
      received: '*',
      keys: [],
    },
  ];
}
