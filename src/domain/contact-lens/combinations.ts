/**
 * The parameters of a contact lens under their names on the wire, in the order in which each narrows the next: base curve,
 * diameter, power, cylinder, axis, addition, dominance, color.
 */
export const CONTACT_LENS_PARAMETERS = [
  'BASE_CURVE',
  'DIAMETER',
  'POWER',
  'CYLINDER',
  'AXIS',
  'ADD',
  'DOMINANCE',
  'LENS_COLOR',
] as const;

export type ContactLensParameter = (typeof CONTACT_LENS_PARAMETERS)[number];

/** Values made together: the lens exists in every combination of one value of each list. */
export type LensCombination = Readonly<Partial<Record<ContactLensParameter, readonly string[]>>>;

/** Chosen values of one eye, as on the wire. */
export type LensValues = Readonly<Partial<Record<ContactLensParameter, string>>>;

/** Returns the parameters that the lens has. */
export function lensParameters(combinations: readonly LensCombination[]): ContactLensParameter[] {
  return CONTACT_LENS_PARAMETERS.filter((name) => combinations.some((made) => made[name]?.length));
}

/** Returns the values of a parameter that exist with the earlier ones; an earlier parameter without a value narrows nothing. */
export function availableValues(
  combinations: readonly LensCombination[],
  values: LensValues,
  name: ContactLensParameter,
): string[] {
  const earlier = CONTACT_LENS_PARAMETERS.slice(0, CONTACT_LENS_PARAMETERS.indexOf(name));
  const compatible = combinations.filter((made) =>
    earlier.every((parameter) => {
      const value = values[parameter];
      return value === undefined || (made[parameter]?.includes(value) ?? false);
    }),
  );
  return [...new Set(compatible.flatMap((made) => made[name] ?? []))].sort(byNumber);
}

/**
 * Updates the values after a change: selects a value that has no alternative, and drops one that the earlier values exclude.
 */
export function resolveValues(combinations: readonly LensCombination[], values: LensValues): LensValues {
  let resolved: LensValues = {};
  for (const name of lensParameters(combinations)) {
    const available = availableValues(combinations, resolved, name);
    const value = available.length === 1 ? available[0] : available.find((other) => other === values[name]);
    if (value !== undefined) resolved = { ...resolved, [name]: value };
  }
  return resolved;
}

/** Returns the first parameter, in order, whose value is missing or does not exist with the earlier ones. */
export function firstUnavailable(
  combinations: readonly LensCombination[],
  values: LensValues,
): ContactLensParameter | undefined {
  return lensParameters(combinations).find((name) => {
    const value = values[name];
    return value === undefined || !availableValues(combinations, values, name).includes(value);
  });
}

/** Numbers in ascending order; words such as LOW keep the order of the commerce API. */
function byNumber(a: string, b: string): number {
  const difference = Number(a) - Number(b);
  return Number.isNaN(difference) ? 0 : difference;
}
