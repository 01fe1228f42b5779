import { flatten } from '../../contract-checker/model/schema';
import type { Field } from '../../contract-checker/negatives/field-paths';
import { onField, returnsJson } from './message-defects';
import type { DefectKind } from './planted-defect';

/** Other forms of a value of the response; the first that breaks the contract is sent. */
function inField(
  name: string,
  forms: (field: Field, value: never) => unknown[],
  report?: string,
): DefectKind {
  return {
    name,
    ...(report ? { report } : {}),
    appliesTo: returnsJson,
    plant: onField((field) => forms(field, field.value as never)),
  };
}

const typeOf = ({ schema }: Field) => flatten(schema).type;
const isText = (value: unknown): value is string => typeof value === 'string';
const isAmount = (value: unknown): value is string => isText(value) && /^-?\d+\.\d{2,5}$/.test(value);
const isTime = (field: Field) => flatten(field.schema).format === 'date-time';
const isDay = (field: Field) => flatten(field.schema).format === 'date';

/** Values as other languages and databases write them. */
export const valueDefects: DefectKind[] = [
  inField(
    'number as text',
    (_, value: unknown) => (typeof value === 'number' ? [String(value)] : []),
    'evan108108/RESTFullYii#109',
  ),
  inField('text as number', (_, value: unknown) =>
    isText(value) && /^\d+$/.test(value) ? [Number(value)] : [],
  ),
  inField(
    'boolean as text',
    (_, value: unknown) => (typeof value === 'boolean' ? [String(value)] : []),
    'Tendrl/api#251',
  ),
  inField(
    'boolean as 0 or 1',
    (_, value: unknown) => (typeof value === 'boolean' ? [Number(value)] : []),
    'elabftw/elabftw#5734',
  ),
  inField(
    'list of one as an object',
    (_, value: unknown) => (Array.isArray(value) && value.length > 0 ? [value[0]] : []),
    'open-horizon/exchange-api#480',
  ),
  inField(
    'empty list as an object',
    (_, value: unknown) => (Array.isArray(value) ? [{}] : []),
    'mailcow/mailcow-dockerized#4096',
  ),
  inField('empty list as null', (_, value: unknown) => (Array.isArray(value) ? [null] : [])),
  inField('list as text', (_, value: unknown) => (Array.isArray(value) ? [value.join(',')] : [])),
  inField(
    'object as an empty list',
    (_, value: unknown) => (typeof value === 'object' && !Array.isArray(value) ? [[]] : []),
    'Southbank-Centre/OpenEvent#44',
  ),
  inField('object as text', (_, value: unknown) =>
    typeof value === 'object' && !Array.isArray(value) ? [JSON.stringify(value)] : [],
  ),
  inField('text absent', (_, value: unknown) => (isText(value) ? ['', undefined] : [])),
  inField('text for nothing', (_, value: unknown) => (isText(value) ? [] : ['undefined', 'null'])),
  inField('enum in another case', ({ schema }, value: unknown) =>
    flatten(schema).enum && isText(value) ? [value.toLowerCase(), value.toUpperCase()] : [],
  ),
  inField('space around a value', ({ schema }, value: unknown) =>
    isText(value) && (flatten(schema).pattern || flatten(schema).enum) ? [` ${value} `] : [],
  ),
  inField('amount with a comma', (_, value: unknown) => (isAmount(value) ? [value.replace('.', ',')] : [])),
  inField('amount with a symbol', (_, value: unknown) => (isAmount(value) ? [`$${value}`] : [])),
  inField('amount with separators', (_, value: unknown) => (isAmount(value) ? [`1,${value}`] : [])),
  inField('amount in exponents', (_, value: unknown) => (isAmount(value) ? ['1.53E2'] : [])),
  inField('amount with the error of a float', (_, value: unknown) =>
    isAmount(value) ? ['153.00000000000003'] : [],
  ),
  inField('time with a space', (field, value: unknown) =>
    isTime(field) && isText(value) ? [value.replace('T', ' ')] : [],
  ),
  inField(
    'time without a zone',
    (field, value: unknown) => (isTime(field) && isText(value) ? [value.replace('Z', '')] : []),
    'WP-API/WP-API#1675',
  ),
  inField(
    'time of another zone',
    (field, value: unknown) => (isTime(field) && isText(value) ? [value.replace('Z', '+05:30')] : []),
    'inveniosoftware/invenio-app-rdm#741',
  ),
  inField('time as a number', (field) => (isTime(field) ? [1_781_524_800_000] : [])),
  inField(
    'time of a browser',
    (field) => (isTime(field) ? ['Mon, 15 Jun 2026 12:00:00 GMT'] : []),
    'quadsproject/quads#709',
  ),
  inField('day in the order of the US', (field) => (isDay(field) ? ['06/15/2026'] : [])),
  inField('day with a time', (field) => (isDay(field) ? ['2026-06-15T00:00:00Z'] : [])),
  inField('day that does not exist', (field) => (isDay(field) ? ['2026-02-30'] : [])),
  inField('negative count', (field, value: unknown) =>
    typeof value === 'number' && flatten(field.schema).minimum !== undefined ? [-1] : [],
  ),
  inField('fraction of a count', (field) => (typeOf(field) === 'integer' ? [1.5] : [])),
];
