import { useLingui } from '@lingui/react/macro';
import { RadioGroup, type RadioOption } from '@/ui/fields/radio-group';
import type { PrescriptionMethod } from '../forms/item-draft';

export interface MethodChoiceProps {
  value: PrescriptionMethod | '';
  onChange: (method: PrescriptionMethod) => void;
  error: string | undefined;
  /** True for a member's order, so that its saved prescriptions can be used. */
  usesAccount: boolean;
}

/** Asks for the method: the two modes of the specification, and a saved prescription for members (003 §2.1). */
export function MethodChoice({ value, onChange, error, usesAccount }: MethodChoiceProps) {
  const { t } = useLingui();
  const saved: RadioOption = {
    value: 'saved',
    label: t`Use a saved prescription`,
    description: t`One from your account`,
  };
  const options: RadioOption[] = [
    ...(usesAccount ? [saved] : []),
    {
      value: 'uploadPrescription',
      label: t`Upload your prescription`,
      description: t`A photo, a scan or a PDF, up to 10 MB`,
    },
    {
      value: 'callDoctor',
      label: t`Call my doctor`,
      description: t`We ask your eye doctor for your prescription`,
    },
  ];
  return (
    <RadioGroup
      variant="cards"
      legend={t`How would you like to send your prescription?`}
      options={options}
      value={value}
      onChange={(method) => onChange(method as PrescriptionMethod)}
      error={error}
    />
  );
}
