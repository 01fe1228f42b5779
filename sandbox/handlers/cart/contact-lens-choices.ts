import { refusals, refuse } from '../../http/refuse';
import type { ContactLens } from '../../seed/models/contact-lens';
import { contactLensParameters } from '../../serializers/attributes/contact-lens-parameters';
import type { OrderItem } from '../../state/order';

type Attribute = OrderItem['attributes'][number];

/** A parameter of a contact lens: the texts of the values that it is made in. */
interface Parameter {
  name: string;
  values: string[];
  isNumber: boolean;
}

/**
 * The parameters of a contact lens as a line keeps them, in the catalogue's own spelling. A parameter with one value
 * only may be left out; what else was sent with the line is kept as it is.
 *
 * @throws RefusalError 400 `_ERR_BAD_PARMS` for a parameter that is missing, or has a value that the lens is not made in.
 */
export function contactLensChoices(lens: ContactLens, sent: readonly Attribute[]): Attribute[] {
  const parameters = parametersOf(lens);
  refuseSuperfluous(parameters, sent);
  return [
    ...parameters.map((parameter) => choose(parameter, sent)),
    ...sent.filter(({ name }) => !PARAMETER_NAMES.includes(name)),
  ];
}

const PARAMETER_NAMES: readonly string[] = contactLensParameters;

function choose({ name, values, isNumber }: Parameter, sent: readonly Attribute[]): Attribute {
  const wanted = sent.find((attribute) => attribute.name === name)?.value.trim();
  if (!wanted) {
    const [only, ...others] = values;
    if (only === undefined || others.length > 0) return refuse(refusals.invalidField(name, 'is missing'));
    return { name, value: only };
  }
  const value = values.find((candidate) =>
    isNumber ? Number(candidate) === Number(wanted) : candidate.toUpperCase() === wanted.toUpperCase(),
  );
  return { name, value: value ?? refuse(refusals.invalidField(name, 'is not made for this lens')) };
}

/** A cylinder on a lens without one, and the like, would be lost silently. */
function refuseSuperfluous(parameters: readonly Parameter[], sent: readonly Attribute[]): void {
  const superfluous = sent.find(
    ({ name, value }) =>
      value.trim() !== '' &&
      PARAMETER_NAMES.includes(name) &&
      !parameters.some((parameter) => parameter.name === name),
  );
  if (superfluous) refuse(refusals.invalidField(superfluous.name, 'is not made for this lens'));
}

/** Curves and diameters have one decimal, powers two with their sign, as the catalogue's attributes have them. */
function parametersOf({ parameters, colours }: ContactLens): Parameter[] {
  const { baseCurve, diameter, power, cylinder, axis, add, dominance } = parameters;
  return [
    numbers('BASE_CURVE', baseCurve, (value) => value.toFixed(1)),
    numbers('DIAMETER', diameter, (value) => value.toFixed(1)),
    numbers('POWER', power, signed),
    numbers('CYLINDER', cylinder ?? [], signed),
    numbers('AXIS', axis ?? [], String),
    {
      name: 'ADD',
      values: add ?? [],
      isNumber: add?.every((value) => !Number.isNaN(Number(value))) ?? false,
    },
    { name: 'DOMINANCE', values: dominance ?? [], isNumber: false },
    { name: 'LENS_COLOR', values: (colours ?? []).map(({ code }) => code), isNumber: false },
  ].filter(({ values }) => values.length > 0);
}

function numbers(name: string, values: readonly number[], write: (value: number) => string): Parameter {
  return { name, values: values.map(write), isNumber: true };
}

function signed(power: number): string {
  return `${power > 0 ? '+' : ''}${power.toFixed(2)}`;
}
