import type { EntryError } from './entry-schema';
import type { EyeField, PrescriptionEntry } from './prescription-entry';

type EntryField = EyeField | 'pd' | 'pdRight' | 'pdLeft' | 'issueDate';

/** The API's names of the values (003 §3), with the field of each. */
const FIELDS: Partial<Record<string, EntryField>> = {
  pupillaryDistance: 'pd',
  rPDistance: 'pdRight',
  lPDistance: 'pdLeft',
  issue: 'issueDate',
  issueDate: 'issueDate',
  ...eyeFields('right', 'right', 'od'),
  ...eyeFields('left', 'left', 'os'),
};

/** Returns the field and the message of a value that the API rejected; undefined if the form does not have it. */
export function rejectedField(
  name: string,
  entry: PrescriptionEntry,
): { field: EntryField; error: EntryError } | undefined {
  const field = FIELDS[name];
  if (!field) return undefined;
  if (field !== 'right.axis' && field !== 'left.axis') return { field, error: 'rejected' };
  const { axis } = field === 'right.axis' ? entry.right : entry.left;
  return { field, error: axis.trim() === '' ? 'axis-missing' : 'axis-wrong' };
}

function eyeFields(eye: 'right' | 'left', prefix: string, prismPrefix: string): Record<string, EyeField> {
  return {
    [`${prefix}Sphere`]: `${eye}.sphere`,
    [`${prefix}Cyl`]: `${eye}.cylinder`,
    [`${prefix}Axis`]: `${eye}.axis`,
    [`${prefix}Add`]: `${eye}.add`,
    [`${prismPrefix}HPrism`]: `${eye}.horizontalPrism`,
    [`${prismPrefix}HPrismBase`]: `${eye}.horizontalBase`,
    [`${prismPrefix}VPrism`]: `${eye}.verticalPrism`,
    [`${prismPrefix}VPrismBase`]: `${eye}.verticalBase`,
  };
}
