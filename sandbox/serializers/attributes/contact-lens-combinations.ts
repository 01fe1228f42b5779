import type { ContactLensCombination } from '@generated/catalog/model/contactLensCombination';
import { toSignedDecimal } from '@/domain/prescription/diopters';
import type { ContactLens, ContactLensParameters } from '../../seed/models/contact-lens';

/**
 * Limits of the sandbox's lenses. Our choice, modeled on makers' parameter tables (optics.md §4): the flatter curve, strong
 * cylinders and the near design have fewer values.
 */
const FLATTER_CURVE_POWERS = { from: -9, to: 6 };
/** A cylinder of this strength or more, in diopters. */
const STRONG_CYLINDER_FROM = -2.25;
const STRONG_CYLINDER_POWERS = { from: -6, to: 3 };
/** Degrees from 90 or 180: most astigmatism is near the vertical or horizontal. */
const STRONG_CYLINDER_AXES = 20;
/** The near design (N) is for higher additions. */
const LOWEST_ADD = '+1.00';

/** Returns the combinations in which a contact lens is made, in the format of its attributes. */
export function contactLensCombinations({ parameters, colors }: ContactLens): ContactLensCombination[] {
  const { baseCurve, diameter, power } = parameters;
  return baseCurve.flatMap((curve, index) =>
    toricBlocks(parameters, index === 0 ? power : within(power, FLATTER_CURVE_POWERS)).flatMap((toric) =>
      additionBlocks(parameters).map((addition) => ({
        BASE_CURVE: [formatLength(curve)],
        DIAMETER: diameter.map(formatLength),
        ...toric,
        ...addition,
        ...(colors ? { LENS_COLOR: colors.map(({ code }) => code) } : {}),
      })),
    ),
  );
}

/** Curves and diameters have one decimal on the wire, such as 8.5 and 14.0. */
export function formatLength(millimeters: number): string {
  return millimeters.toFixed(1);
}

function toricBlocks(
  { cylinder, axis = [] }: ContactLensParameters,
  powers: number[],
): Pick<ContactLensCombination, 'POWER' | 'CYLINDER' | 'AXIS'>[] {
  const POWER = powers.map(toSignedDecimal);
  if (!cylinder) return [{ POWER }];
  const isStrong = (value: number) => value <= STRONG_CYLINDER_FROM;
  const block = (cylinders: number[], powersOfBlock: number[], axes: number[]) =>
    cylinders.length === 0
      ? []
      : [
          {
            POWER: powersOfBlock.map(toSignedDecimal),
            CYLINDER: cylinders.map(toSignedDecimal),
            AXIS: axes.map(String),
          },
        ];
  return [
    ...block(
      cylinder.filter((value) => !isStrong(value)),
      powers,
      axis,
    ),
    ...block(
      cylinder.filter(isStrong),
      within(powers, STRONG_CYLINDER_POWERS),
      axis.filter(
        (degrees) => Math.min(degrees % 180, Math.abs(90 - degrees), 180 - degrees) <= STRONG_CYLINDER_AXES,
      ),
    ),
  ];
}

function additionBlocks({
  add,
  dominance,
}: ContactLensParameters): Pick<ContactLensCombination, 'ADD' | 'DOMINANCE'>[] {
  if (!add) return [{}];
  if (!dominance) return [{ ADD: add }];
  return [
    { ADD: add.filter((value) => value === LOWEST_ADD), DOMINANCE: ['D'] },
    { ADD: add.filter((value) => value !== LOWEST_ADD), DOMINANCE: dominance },
  ];
}

function within(powers: number[], { from, to }: { from: number; to: number }): number[] {
  return powers.filter((power) => power >= from && power <= to);
}
