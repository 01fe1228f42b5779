import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '@/domain/locale/format-number';
import type { PowerOutsideRange } from '@/domain/prescription/frame-compatibility';
import { useSite } from '@/lib/site/site';
import { Notice } from '@/ui/display/notice';
import { CheckIcon } from '@/ui/icons/icons';
import type { FrameFitResult } from '../state/check-frame-fit';

/** Shows the compatibility result with its reasons. */
export function FitResult({ fit }: { fit: FrameFitResult }) {
  if (fit.compatible) {
    return (
      <p className="flex items-center gap-2 text-success">
        <CheckIcon size={18} />
        <Trans>This frame takes your prescription</Trans>
      </p>
    );
  }
  return (
    <Notice
      tone="warning"
      className="w-full"
      title={<Trans>Sorry! The frame you've chosen isn't compatible with your prescription</Trans>}
    >
      {fit.reasons.length === 0 ? (
        <Trans>Prescription lenses cannot be fitted to this frame.</Trans>
      ) : (
        <ul className="grid gap-1">
          {fit.reasons.map((reason) => (
            <li key={reason.eye}>
              <Reason reason={reason} />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function Reason({ reason: { eye, problem, ...powers } }: { reason: PowerOutsideRange }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const power = formatNumber(powers.power, languageTag, { min: 2, max: 2 });
  const limit = formatNumber(powers.limit, languageTag, { min: 2, max: 2 });
  const messages = {
    right: {
      'above-maximum': t`Right eye (OD): your lens needs ${power} D, and this frame takes at most ${limit} D.`,
      'below-minimum': t`Right eye (OD): your lens needs ${power} D, and this frame takes at least ${limit} D.`,
    },
    left: {
      'above-maximum': t`Left eye (OS): your lens needs ${power} D, and this frame takes at most ${limit} D.`,
      'below-minimum': t`Left eye (OS): your lens needs ${power} D, and this frame takes at least ${limit} D.`,
    },
  };
  return messages[eye][problem];
}
