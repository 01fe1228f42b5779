import { Trans } from '@lingui/react/macro';
import type { AdvisorChoices } from '@/domain/advisor/choices';
import { WIDTH_TOLERANCE_MM } from '@/domain/size/width-fit';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { useFaceReasons } from '../../hooks/use-face-reasons';

/** Explains the recommendations in a sentence short enough to leave frames visible on a phone. */
export function WhyThese({ choices: { faceShape, optimalHinge } }: { choices: AdvisorChoices }) {
  const reasons = useFaceReasons();
  const millimeters = useMillimeters();
  return (
    <p className="mt-3 max-w-text text-sm">
      {faceShape ? (
        reasons[faceShape].why
      ) : (
        <Trans>Choose a face shape above, and frames that suit it come first.</Trans>
      )}{' '}
      {optimalHinge ? <Trans>All are within {millimeters(WIDTH_TOLERANCE_MM)} of your width.</Trans> : null}
    </p>
  );
}
