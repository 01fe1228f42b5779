import {
  CONTACT_LENS_PARAMETERS,
  type ContactLensParameter,
  firstUnavailable,
} from '@/domain/contact-lens/combinations';
import { toSignedDecimal } from '@/domain/prescription/diopters';
import { apiErrors, reject } from '../../http/api-errors';
import type { ContactLens } from '../../seed/models/contact-lens';
import {
  contactLensCombinations,
  formatLength,
} from '../../serializers/attributes/contact-lens-combinations';
import type { OrderItem } from '../../state/order';

type Attribute = OrderItem['attributes'][number];

/** A parameter of a contact lens with its available values. */
interface Parameter {
  name: ContactLensParameter;
  values: string[];
  isNumber: boolean;
}

/**
 * Returns the attributes of a contact lens item, with the parameter values in the catalog's format. A parameter with only one
 * value may be omitted. Preserves other attributes.
 *
 * @throws ApiErrorResponse 400 `_ERR_BAD_PARMS` with the parameter's name when it is missing, or when its value does not exist
 * alone or with the other values.
 */
export function resolveContactLensParameters(
  lens: ContactLens,
  requested: readonly Attribute[],
): Attribute[] {
  const parameters = parametersOf(lens);
  rejectUnsupported(parameters, requested);
  const resolved = parameters.map((parameter) => resolveParameter(parameter, requested));
  rejectCombination(lens, resolved);
  return [...resolved, ...requested.filter(({ name }) => !PARAMETER_NAMES.includes(name))];
}

const PARAMETER_NAMES: readonly string[] = CONTACT_LENS_PARAMETERS;

function resolveParameter({ name, values, isNumber }: Parameter, requested: readonly Attribute[]): Attribute {
  const requestedValue = requested.find((attribute) => attribute.name === name)?.value.trim();
  if (!requestedValue) {
    const [onlyValue, ...others] = values;
    if (onlyValue === undefined || others.length > 0)
      return reject(apiErrors.invalidField(name, 'is missing'));
    return { name, value: onlyValue };
  }
  const value = values.find((candidate) =>
    isNumber
      ? Number(candidate) === Number(requestedValue)
      : candidate.toUpperCase() === requestedValue.toUpperCase(),
  );
  return { name, value: value ?? reject(apiErrors.invalidField(name, 'is not made for this lens')) };
}

/** Rejects values that exist separately, but in whose combination the lens is not made. */
function rejectCombination(lens: ContactLens, resolved: readonly Attribute[]): void {
  const values = Object.fromEntries(resolved.map(({ name, value }) => [name, value]));
  const unavailable = firstUnavailable(contactLensCombinations(lens), values);
  if (unavailable) reject(apiErrors.invalidField(unavailable, 'is not made with the other values'));
}

/** Rejects a parameter that the lens does not have, such as a cylinder, instead of dropping it silently. */
function rejectUnsupported(parameters: readonly Parameter[], requested: readonly Attribute[]): void {
  const unsupported = requested.find(
    ({ name, value }) =>
      value.trim() !== '' &&
      PARAMETER_NAMES.includes(name) &&
      !parameters.some((parameter) => parameter.name === name),
  );
  if (unsupported) reject(apiErrors.invalidField(unsupported.name, 'is not made for this lens'));
}

/**
 * Returns the parameters, in the number formats of the catalog's attributes: one decimal for curves and diameters, two and a
 * sign for powers.
 */
function parametersOf({ parameters, colors }: ContactLens): Parameter[] {
  const { baseCurve, diameter, power, cylinder, axis, add, dominance } = parameters;
  return [
    numberParameter('BASE_CURVE', baseCurve, formatLength),
    numberParameter('DIAMETER', diameter, formatLength),
    numberParameter('POWER', power, toSignedDecimal),
    numberParameter('CYLINDER', cylinder ?? [], toSignedDecimal),
    numberParameter('AXIS', axis ?? [], String),
    {
      name: 'ADD' as const,
      values: add ?? [],
      isNumber: add?.every((value) => !Number.isNaN(Number(value))) ?? false,
    },
    { name: 'DOMINANCE' as const, values: dominance ?? [], isNumber: false },
    { name: 'LENS_COLOR' as const, values: (colors ?? []).map(({ code }) => code), isNumber: false },
  ].filter(({ values }) => values.length > 0);
}

function numberParameter(
  name: ContactLensParameter,
  values: readonly number[],
  format: (value: number) => string,
): Parameter {
  return { name, values: values.map(format), isNumber: true };
}
