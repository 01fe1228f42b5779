/**
 * Returns a number among the environment variables of a server.
 *
 * @returns undefined for a blank one, which deployments often leave.
 * @throws Error that names the variable, for anything else than a whole number of the range.
 */
export function wholeNumberSetting(
  name: string,
  [min, max]: readonly [number, number],
  setting: string | undefined,
): number | undefined {
  const text = setting?.trim();
  if (!text) return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max)
    throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return number;
}
