import fc from 'fast-check';
import { ADD_CHOICES, DUAL_PD_CHOICES, POWER_CHOICES, PRISM_CHOICES, SINGLE_PD_CHOICES } from '../choices';
import type { Prescription } from '../prescription';

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const compact = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Value;
const prismPart = <Base extends string>(...bases: Base[]) =>
  optional(fc.record({ amount: fc.constantFrom(...PRISM_CHOICES), base: fc.constantFrom(...bases) }));
const prism = fc
  .record({ horizontal: prismPart('in', 'out'), vertical: prismPart('up', 'down') })
  .map((parts) => (parts.horizontal || parts.vertical ? compact(parts) : undefined));
const cylinder = optional(
  fc.record({
    cylinder: fc.constantFrom(...POWER_CHOICES.filter((power) => power !== 0)),
    axis: fc.integer({ min: 1, max: 180 }),
  }),
);
const eye = fc
  .record({
    sphere: fc.constantFrom(...POWER_CHOICES),
    cylinder,
    add: optional(fc.constantFrom(...ADD_CHOICES)),
    prism,
  })
  .map(({ cylinder: power, ...rest }) => compact({ ...rest, ...power }));
/** Any prescription that the form can give. */
export const anyPrescription = fc
  .record({
    right: eye,
    left: eye,
    pd: optional(
      fc.oneof(
        fc.record({ kind: fc.constant('single' as const), value: fc.constantFrom(...SINGLE_PD_CHOICES) }),
        fc.record({
          kind: fc.constant('dual' as const),
          right: fc.constantFrom(...DUAL_PD_CHOICES),
          left: fc.constantFrom(...DUAL_PD_CHOICES),
        }),
      ),
    ),
    issueDate: optional(
      fc.constantFrom({ year: 2025, month: 2, day: 28 }, { year: 2026, month: 11, day: 22 }),
    ),
  })
  .map((value): Prescription => compact(value));
