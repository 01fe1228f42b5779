import { useLingui } from '@lingui/react/macro';
import type { AdvisorStep } from '@/domain/advisor/steps';

export function useStepHeading(step: AdvisorStep): string {
  const { t } = useLingui();
  const headings: Record<AdvisorStep, string> = {
    method: t`How would you like to begin?`,
    shape: t`What shape is your face?`,
    lines: t`Three questions in front of a mirror`,
    width: t`How wide must your frames be?`,
    style: t`What do you like?`,
    results: t`Your frames`,
  };
  return headings[step];
}
