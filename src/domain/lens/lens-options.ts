import {
  distinctCodes,
  LENS_ATTRIBUTES,
  type LensAttribute,
  type LensChoices,
  type LensFacts,
} from './lens-facts';
import { isMadeFor, type LensLimits, prescriptionReason } from './lens-limits';
import type { LensReason } from './lens-reason';
import { isFrameOnly } from './lens-type';

/** One value of an attribute. */
export interface LensOption<Lens> {
  readonly code: string;
  /** Matching packages with the earlier choices; empty if there is a reason against them. */
  readonly lenses: readonly Lens[];
  /** Reason why it cannot be chosen. */
  readonly reason?: LensReason | undefined;
  /** A later choice that it would make ineffective. */
  readonly replaces?: { readonly attribute: LensAttribute; readonly code: string } | undefined;
}

/**
 * Returns the effective choices, including implied ones: an attribute with one possible value, unless the shopper chose another
 * one. Ends at the first attribute that still needs a choice, or a new one. The prescription never implies the type, because
 * the shopper can correct it.
 */
export function effectiveChoices(
  lenses: readonly LensFacts[],
  choices: LensChoices,
  limits: LensLimits,
): LensChoices {
  const effective: { [Attribute in LensAttribute]?: string } = {};
  let remaining = lenses;
  for (const attribute of LENS_ATTRIBUTES) {
    const codes = distinctCodes(remaining, attribute);
    const chosen = choices[attribute];
    const isLost = chosen !== undefined && !codes.includes(chosen) && isOwnChoice(lenses, choices, attribute);
    const code = chosen !== undefined && codes.includes(chosen) ? chosen : soleItem(codes);
    if (code === undefined || (isLost && !isFrameOnly(effective.type ?? ''))) break;
    effective[attribute] = code;
    remaining = remaining.filter((lens) => lens[attribute] === code);
    if (attribute === 'type') remaining = remaining.filter((lens) => isMadeFor(lens, limits));
  }
  return effective;
}

/** Returns the first choice that cannot be kept with the earlier ones or the prescription. */
export function lostChoice(
  lenses: readonly LensFacts[],
  choices: LensChoices,
  limits: LensLimits,
): { attribute: LensAttribute; code: string } | undefined {
  const effective = effectiveChoices(lenses, choices, limits);
  const attribute = LENS_ATTRIBUTES.find((each) => effective[each] === undefined);
  const code = attribute && choices[attribute];
  if (attribute === undefined || code === undefined) return undefined;
  return isOwnChoice(lenses, choices, attribute) ? { attribute, code } : undefined;
}

/** Returns the package that the choices lead to; undefined until all choices are made. */
export function chosenLens<Lens extends LensFacts>(
  lenses: readonly Lens[],
  choices: LensChoices,
  limits: LensLimits,
): Lens | undefined {
  const effective = effectiveChoices(lenses, choices, limits);
  if (LENS_ATTRIBUTES.some((attribute) => effective[attribute] === undefined)) return undefined;
  return lenses.find((lens) => matches(lens, effective, LENS_ATTRIBUTES));
}

/** Returns the packages that the choices leave, for the prescription. */
export function remainingLenses<Lens extends LensFacts>(
  lenses: readonly Lens[],
  choices: LensChoices,
  limits: LensLimits,
): Lens[] {
  const effective = effectiveChoices(lenses, choices, limits);
  return lenses.filter((lens) => matches(lens, effective, LENS_ATTRIBUTES) && isMadeFor(lens, limits));
}

/** Returns all values of an attribute for the chosen type, each selectable or with the reason why not. */
export function lensOptions<Lens extends LensFacts>(
  lenses: readonly Lens[],
  choices: LensChoices,
  attribute: LensAttribute,
  limits: LensLimits,
): LensOption<Lens>[] {
  const effective = effectiveChoices(lenses, choices, limits);
  const listed = lenses.filter((lens) => matches(lens, effective, listedBy(attribute)));
  return distinctCodes(listed, attribute).map((code) => {
    const withCode = listed.filter((lens) => lens[attribute] === code);
    const candidates = withCode.filter(
      (lens) =>
        matches(lens, effective, earlierThan(attribute)) && (attribute === 'type' || isMadeFor(lens, limits)),
    );
    if (candidates.length === 0) {
      return { code, lenses: [], reason: reasonAgainst(withCode, effective, attribute, limits) };
    }
    return { code, lenses: candidates, replaces: replacedChoice(candidates, choices, attribute) };
  });
}

/** Options are listed for the chosen type; colors for the chosen treatment. */
function listedBy(attribute: LensAttribute): readonly LensAttribute[] {
  if (attribute === 'type') return [];
  return attribute === 'color' ? ['type', 'treatment'] : ['type'];
}

/**
 * Returns whether the shopper made this choice, rather than another choice implying it, as a treatment implies its color. A
 * type has no earlier choice.
 */
function isOwnChoice(lenses: readonly LensFacts[], choices: LensChoices, attribute: LensAttribute): boolean {
  if (attribute !== 'color') return attribute !== 'type';
  return lenses.some((lens) => matches(lens, choices, ['treatment', 'color']));
}

function earlierThan(attribute: LensAttribute): readonly LensAttribute[] {
  return LENS_ATTRIBUTES.slice(0, LENS_ATTRIBUTES.indexOf(attribute));
}

function reasonAgainst(
  withCode: readonly LensFacts[],
  effective: LensChoices,
  attribute: LensAttribute,
  limits: LensLimits,
): LensReason | undefined {
  const earlier = earlierThan(attribute);
  const matching = withCode.filter((lens) => matches(lens, effective, earlier));
  const powerReason = prescriptionReason(matching.length > 0 ? matching : withCode, limits);
  if (powerReason) return powerReason;
  const fitting = withCode.filter((lens) => isMadeFor(lens, limits));
  const conflicting = earlier.filter((other) => !listedBy(attribute).includes(other));
  const [first, second] = culprits(fitting, effective, conflicting).flatMap((culprit) => {
    const code = effective[culprit];
    return code === undefined ? [] : [{ attribute: culprit, code }];
  });
  return first && { kind: 'combination', ...first, ...(second ? { and: second } : {}) };
}

/** Finds the earlier choice that excludes every lens, or two that do so together. A treatment implies its color. */
function culprits(
  lenses: readonly LensFacts[],
  effective: LensChoices,
  conflicting: readonly LensAttribute[],
): readonly LensAttribute[] {
  const own = conflicting.filter((attribute) => attribute !== 'color');
  const pairs = own.flatMap((one, index) => own.slice(index + 1).map((other) => [one, other]));
  const groups = [...own.map((attribute) => [attribute]), ...pairs, conflicting];
  return groups.find((group) => !lenses.some((lens) => matches(lens, effective, group))) ?? [];
}

/** Returns the first later choice that none of the candidates has. */
function replacedChoice(
  candidates: readonly LensFacts[],
  choices: LensChoices,
  attribute: LensAttribute,
): LensOption<LensFacts>['replaces'] {
  if (attribute === 'type') return undefined;
  for (const later of LENS_ATTRIBUTES.slice(LENS_ATTRIBUTES.indexOf(attribute) + 1)) {
    const code = choices[later];
    if (code !== undefined && !candidates.some((lens) => lens[later] === code)) {
      return { attribute: later, code };
    }
  }
  return undefined;
}

function matches(lens: LensFacts, choices: LensChoices, attributes: readonly LensAttribute[]): boolean {
  return attributes.every(
    (attribute) => choices[attribute] === undefined || lens[attribute] === choices[attribute],
  );
}

function soleItem<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined;
}
