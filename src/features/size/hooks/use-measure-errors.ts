import { useLingui } from '@lingui/react/macro';
import { type MeasureError, SIZE_LIMITS, type SizeMeasure } from '@/domain/size/size-limits';

/** Returns the message for a rejected measurement, with what to do. */
export function useMeasureErrors(): (measure: SizeMeasure, error: MeasureError) => string {
  const { t } = useLingui();
  const missing: Record<SizeMeasure, string> = {
    eye: t`Enter the lens width, such as 52.`,
    bridge: t`Enter the bridge, such as 18.`,
    temple: t`Enter the temple length, such as 140.`,
    totalWidth: t`Enter the width in millimeters, such as 134.`,
  };
  return (measure, error) => {
    if (error === 'missing') return missing[measure];
    if (error === 'not-a-number') return t`Enter one number in millimeters, in digits.`;
    const { min, max } = SIZE_LIMITS[measure];
    return measure === 'totalWidth'
      ? t`Glasses are ${min} to ${max}\u00a0mm wide. Check that the number is in millimeters.`
      : t`Between ${min} and ${max}. Check that the numbers are in the order of the temple.`;
  };
}
