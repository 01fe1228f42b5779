import { apiErrors, reject } from '../../http/api-errors';
import type { ContactLens } from '../../seed/models/contact-lens';
import { contactLensParameters } from '../../serializers/attributes/contact-lens-parameters';
import type { OrderItem } from '../../state/order';

type Attribute = OrderItem['attributes'][number];

/** A parameter of a contact lens with its available values. */
interface Parameter {
  name: string;
  values: string[];
  isNumber: boolean;
}

/**
 * The attributes of a contact lens item, with the parameter values in the catalog's format. A parameter with only one
 * value may be omitted. Other attributes are preserved as they are.
 *
 * @throws ApiErrorResponse 400 `_ERR_BAD_PARMS` for a missing parameter or an unavailable value.
 */
export function resolveContactLensParameters(
  lens: ContactLens,
  requested: readonly Attribute[],
): Attribute[] {
  const parameters = parametersOf(lens);
  rejectUnsupported(parameters, requested);
  return [
    ...parameters.map((parameter) => resolveParameter(parameter, requested)),
    ...requested.filter(({ name }) => !PARAMETER_NAMES.includes(name)),
  ];
}

const PARAMETER_NAMES: readonly string[] = contactLensParameters;

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

/** Otherwise a parameter that the lens does not have, such as a cylinder, would be dropped silently. */
function rejectUnsupported(parameters: readonly Parameter[], requested: readonly Attribute[]): void {
  const unsupported = requested.find(
    ({ name, value }) =>
      value.trim() !== '' &&
      PARAMETER_NAMES.includes(name) &&
      !parameters.some((parameter) => parameter.name === name),
  );
  if (unsupported) reject(apiErrors.invalidField(unsupported.name, 'is not made for this lens'));
}

/** The same number formats as the catalog's attributes: one decimal for curves and diameters, two and a sign for powers. */
function parametersOf({ parameters, colors }: ContactLens): Parameter[] {
  const { baseCurve, diameter, power, cylinder, axis, add, dominance } = parameters;
  return [
    numberParameter('BASE_CURVE', baseCurve, (value) => value.toFixed(1)),
    numberParameter('DIAMETER', diameter, (value) => value.toFixed(1)),
    numberParameter('POWER', power, formatPower),
    numberParameter('CYLINDER', cylinder ?? [], formatPower),
    numberParameter('AXIS', axis ?? [], String),
    {
      name: 'ADD',
      values: add ?? [],
      isNumber: add?.every((value) => !Number.isNaN(Number(value))) ?? false,
    },
    { name: 'DOMINANCE', values: dominance ?? [], isNumber: false },
    { name: 'LENS_COLOR', values: (colors ?? []).map(({ code }) => code), isNumber: false },
  ].filter(({ values }) => values.length > 0);
}

function numberParameter(
  name: string,
  values: readonly number[],
  format: (value: number) => string,
): Parameter {
  return { name, values: values.map(format), isNumber: true };
}

function formatPower(power: number): string {
  return `${power > 0 ? '+' : ''}${power.toFixed(2)}`;
}
