import { useLingui } from '@lingui/react/macro';
import { useBenefitText } from '../use-benefit-text';
import { BAR_BENEFITS, type BenefitBarKind } from './benefit-bar-kind';

/** Room for the texts, which the server does not know: two lines for each benefit on a phone. */
const HEIGHTS: Record<BenefitBarKind, string> = {
  frames: 'min-h-18 md:min-h-20',
  lenses: 'min-h-18 md:min-h-20',
  'frames-and-lenses': 'min-h-28 md:min-h-20',
  'contact-lenses': 'min-h-28 md:min-h-20',
};

/** The benefits for one kind of product: a term and its description, in a place with room for two lines. */
export function BenefitBar({ bar, isOn }: { bar: BenefitBarKind; isOn: boolean }) {
  const { t } = useLingui();
  const textOf = useBenefitText();
  const titles: Record<BenefitBarKind, string> = {
    frames: t`Frames`,
    lenses: t`Lenses`,
    'frames-and-lenses': t`Frames and lenses`,
    'contact-lenses': t`Contact lenses`,
  };
  const lines = BAR_BENEFITS[bar].map(([key, further]) => textOf(key, further)).filter(Boolean);
  return (
    <div className={`border-line/60 border-t pt-2 ${HEIGHTS[bar]}`}>
      <dt className="font-medium">{titles[bar]}</dt>
      <dd>
        {[...new Set(lines)].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {bar === 'contact-lenses' && isOn && lines.length > 0 ? (
          <span className="block">{t`Prices on this page do not change: use it in one of our stores.`}</span>
        ) : null}
      </dd>
    </div>
  );
}
