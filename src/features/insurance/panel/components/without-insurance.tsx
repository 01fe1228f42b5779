import { Trans } from '@lingui/react/macro';
import type { PanelOptions } from '@/lib/insurance/open-insurance-panel';

/** Percentages to show if the current frame has none (002 §9). */
const USUAL_OFFER = { completePairPercent: 40, frameOnlyPercent: 20 } as const;

/** Shows the offers without insurance. */
export function WithoutInsurance({ promotion }: Pick<PanelOptions, 'promotion'>) {
  const { completePairPercent, frameOnlyPercent } = promotion?.type === 'AEO' ? promotion : USUAL_OFFER;
  return (
    <p className="mt-5 border-line border-t pt-4 text-sm">
      <span className="block font-medium">
        <Trans>Without insurance</Trans>
      </span>
      {completePairPercent === undefined ? (
        <Trans>{frameOnlyPercent}% off frame only</Trans>
      ) : (
        <Trans>
          {completePairPercent}% off prescription glasses or {frameOnlyPercent}% off frame only
        </Trans>
      )}
    </p>
  );
}
