import { useLingui } from '@lingui/react/macro';
import { useInsurance } from '@/lib/insurance/insurance-session';
import { cx } from '@/ui/lib/cx';
import { useBenefitText } from '../use-benefit-text';
import { BAR_BENEFITS, type BenefitBarKind } from './benefit-bar-kind';

/** Puts a single text beside its term on most phones. */
const ROW = 'max-md:min-[24rem]:flex justify-between gap-x-4 max-md:min-[24rem]:text-right';

/** Room for the texts, which the server does not know: two lines each, in the longest language. */
const HEIGHTS: Record<BenefitBarKind, string> = {
  frames: 'min-h-21 max-md:min-[24rem]:min-h-16',
  lenses: 'min-h-21 max-md:min-[24rem]:min-h-16',
  'frames-and-lenses': 'min-h-21',
  'contact-lenses': 'min-h-32',
};

/** The width of larger screens, alone: one line for each text. */
const WIDER_CONTACT_HEIGHT = 'md:min-h-21';

interface BenefitBarProps {
  bar: BenefitBarKind;
  isOn: boolean;
  /** True beside the bars of all other products. */
  isOfSearch: boolean;
}

/** Shows the benefits for one kind of product: a term and its description, in a place with room for two lines. */
export function BenefitBar({ bar, isOn, isOfSearch }: BenefitBarProps) {
  const { t } = useLingui();
  const { of: textOf } = useBenefitText();
  const pairTexts = usePairTexts();
  const { record } = useInsurance();
  const titles: Record<BenefitBarKind, string> = {
    frames: t`Frames`,
    lenses: t`Lenses`,
    'frames-and-lenses': t`Frames and lenses`,
    'contact-lenses': t`Contact lenses`,
  };
  const lines = bar === 'frames-and-lenses' ? pairTexts : [textOf(BAR_BENEFITS[bar])];
  const canUseInStore = bar === 'contact-lenses' && isOn && record?.data.contact?.available;
  return (
    <div
      className={cx(
        'border-line/60 border-t pt-2 pb-2',
        HEIGHTS[bar],
        bar === 'contact-lenses' && !isOfSearch && WIDER_CONTACT_HEIGHT,
        (bar === 'frames' || bar === 'lenses') && ROW,
      )}
    >
      <dt className="font-medium">{titles[bar]}</dt>
      <dd>
        {lines.map((text) => (
          <span key={text} className="block">
            {text}
          </span>
        ))}
        {canUseInStore ? (
          <span className="block">{t`Prices on this page do not change: use it in one of our stores.`}</span>
        ) : null}
      </dd>
    </div>
  );
}

/** Returns the benefits for a pair beyond those of its parts, which have separate bars. */
function usePairTexts(): string[] {
  const { t } = useLingui();
  const { isKnown, beyond } = useBenefitText();
  if (!isKnown) return [];
  const frames = beyond('frames', 'frames_add');
  const lenses = beyond('lenses', 'lenses_add');
  const texts = [frames && t`Frames: ${frames}`, lenses && t`Lenses: ${lenses}`].filter(
    (text) => text !== '',
  );
  return texts.length > 0 ? texts : [t`What your plan gives applies to a complete pair.`];
}
