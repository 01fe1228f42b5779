import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@/ui/fields/checkbox';
import type { ItemKind } from '../api/step-item';
import { itemsOf, sameOptionOf } from '../state/step-selectors';
import type { StepState } from '../state/step-types';

export interface SharedPrescriptionCheckboxProps {
  state: StepState;
  kind: ItemKind;
  onSwitch: (on: boolean) => void;
}

/** Offers "Use the same prescription" for all frames, or all contact lenses (003 §4.1). Says why it is disabled. */
export function SharedPrescriptionCheckbox({ state, kind, onSwitch }: SharedPrescriptionCheckboxProps) {
  const { t } = useLingui();
  const option = sameOptionOf(state, kind);
  if (option === 'hidden') return null;
  const count = itemsOf(state, kind).length;
  const label =
    kind === 'frame'
      ? t`${plural(count, {
          2: 'Use the same prescription for both frames',
          one: 'Use the same prescription for # frame',
          other: 'Use the same prescription for all # frames',
        })}`
      : t`${plural(count, {
          2: 'Use the same prescription for both contact lens orders',
          one: 'Use the same prescription for # contact lens order',
          other: 'Use the same prescription for all # contact lens orders',
        })}`;
  return (
    <Checkbox
      label={label}
      checked={state.same[kind]}
      disabled={option === 'disabled' || state.submittingId !== undefined}
      onChange={(event) => onSwitch(event.currentTarget.checked)}
      hint={
        option === 'disabled'
          ? t`Your frames have lenses of different types, so each one needs a prescription of its own.`
          : undefined
      }
    />
  );
}
