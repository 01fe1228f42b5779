import { useLingui } from '@lingui/react/macro';
import type { BenefitKey } from '@/domain/insurance/insurance-record';
import { useInsurance } from '@/lib/insurance/insurance-session';
import { cx } from '@/ui/lib/cx';
import { useBenefitText } from '../use-benefit-text';
import { BAR_BENEFITS, type BenefitBarKind } from './benefit-bar-kind';

/** On most phones a single text stands beside its term. */
const ROW = 'max-md:min-[24rem]:flex justify-between gap-x-4 max-md:min-[24rem]:text-right';

/** Room for the texts, which the server does not know: two lines for each, in the longest language. */
const HEIGHTS: Record<BenefitBarKind, string> = {
  frames: 'min-h-21 max-md:min-[24rem]:min-h-16',
  lenses: 'min-h-21 max-md:min-[24rem]:min-h-16',
  'frames-and-lenses': 'min-h-32',
  'contact-lenses': 'min-h-32',
};

/** The width of larger screens for one kind of product: one line for each text. */
const WIDER_HEIGHTS: Partial<Record<BenefitBarKind, string>> = {
  'frames-and-lenses': 'lg:min-h-21',
  'contact-lenses': 'md:min-h-21',
};

interface BenefitBarProps {
  bar: BenefitBarKind;
  isOn: boolean;
  /** Beside those of all other products. */
  isOfSearch: boolean;
}

/** The benefits for one kind of product: a term and its description, in a place with room for two lines. */
export function BenefitBar({ bar, isOn, isOfSearch }: BenefitBarProps) {
  const { t } = useLingui();
  const textOf = useBenefitText();
  const { record } = useInsurance();
  const withName = (key: BenefitKey, text: string) =>
    key === 'frames' ? t`Frames: ${text}` : t`Lenses: ${text}`;
  const titles: Record<BenefitBarKind, string> = {
    frames: t`Frames`,
    lenses: t`Lenses`,
    'frames-and-lenses': t`Frames and lenses`,
    'contact-lenses': t`Contact lenses`,
  };
  const lines = BAR_BENEFITS[bar].map(([key, further]) => ({ key, text: textOf(key, further) }));
  const canUseInStore = bar === 'contact-lenses' && isOn && record?.data.contact?.available;
  return (
    <div
      className={cx(
        'border-line/60 border-t pt-2 pb-2',
        HEIGHTS[bar],
        !isOfSearch && WIDER_HEIGHTS[bar],
        BAR_BENEFITS[bar].length === 1 && bar !== 'contact-lenses' && ROW,
      )}
    >
      <dt className="font-medium">{titles[bar]}</dt>
      <dd>
        {lines.map(({ key, text }) => (
          <span key={key} className="block">
            {text && lines.length > 1 ? withName(key, text) : text}
          </span>
        ))}
        {canUseInStore ? (
          <span className="block">{t`Prices on this page do not change: use it in one of our stores.`}</span>
        ) : null}
      </dd>
    </div>
  );
}
