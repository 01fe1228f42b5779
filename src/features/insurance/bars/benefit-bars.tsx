import { Trans, useLingui } from '@lingui/react/macro';
import type { BenefitKey } from '@/domain/insurance/insurance-record';
import type { InsuranceStatus } from '@/lib/insurance/insurance-cookies';
import { setInsuranceOn, useInsurance } from '@/lib/insurance/insurance-session';
import { useInsuranceStatus } from '@/lib/insurance/insurance-status';
import { openInsurancePanel } from '@/lib/insurance/open-insurance-panel';
import { Button } from '@/ui/actions/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { cx } from '@/ui/lib/cx';
import { useFocusAfterSwap } from '@/ui/lib/use-focus-after-swap';
import { OtherStorePlan } from '../other-store-plan';
import { useBenefitCopyVariant } from '../use-benefit-copy-variant';
import { useBenefitText } from '../use-benefit-text';

export interface BenefitBarsProps {
  bars: readonly BenefitBarKind[];
}

/** Columns by the number of bars. Frames with lenses have two benefits, so more width. */
const COLUMNS: Partial<Record<number, string>> = {
  3: 'md:grid-cols-[1fr_1fr_2fr]',
  4: 'md:grid-cols-2 xl:grid-cols-[1fr_1fr_2fr_1.5fr]',
};

/**
 * Shows the plan's benefits for the products of a listing (002 §2), or an invitation without an insurance login. The server,
 * which knows the names of the cookies only, renders each row with its height. Hidden without scripts.
 */
export function BenefitBars({ bars }: BenefitBarsProps) {
  const status = useInsuranceStatus();
  const swap = useFocusAfterSwap(status);
  if (status === 'disabled') return null;
  return <div {...swap}>{barsOf(status, bars)}</div>;
}

function barsOf(status: InsuranceStatus, bars: BenefitBarsProps['bars']) {
  switch (status) {
    case 'none':
      return <Invitation />;
    case 'other-store':
      return <OtherStorePlan className="noscript:hidden mb-6 rounded-md bg-accent-tint px-4 py-2 text-sm" />;
    default:
      return <OwnBenefits bars={bars} isOn={status === 'on'} />;
  }
}

function Invitation() {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Vision insurance`}
      className="noscript:hidden mb-4 flex flex-wrap items-center gap-x-4 rounded-md bg-accent-tint px-4 py-1 text-sm max-sm:justify-between sm:mb-6 lg:mb-8"
    >
      <p className="py-1">
        {/* One line with the button on a phone, so that the first products are in view. */}
        <Trans>
          Vision insurance? <span className="max-sm:hidden">See what it covers.</span>
        </Trans>
      </p>
      <Button
        variant="link"
        aria-haspopup="dialog"
        data-opens-insurance=""
        onClick={({ currentTarget }) => void openInsurancePanel({ opener: currentTarget })}
      >
        <Trans>Check my benefits</Trans>
      </Button>
    </section>
  );
}

function OwnBenefits({ bars, isOn }: BenefitBarsProps & { isOn: boolean }) {
  const { t } = useLingui();
  const saysAllowance = useBenefitCopyVariant() === 'allowance';
  return (
    <section
      aria-label={saysAllowance ? t`Your allowance` : t`Your benefits`}
      className="noscript:hidden mb-6 rounded-md bg-accent-tint px-4 py-2 text-sm lg:mb-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          role="switch"
          label={t`Use my vision insurance`}
          checked={isOn}
          onChange={({ currentTarget }) => setInsuranceOn(currentTarget.checked)}
        />
        <Button
          variant="link"
          aria-haspopup="dialog"
          data-opens-insurance=""
          onClick={({ currentTarget }) => void openInsurancePanel({ opener: currentTarget })}
        >
          {saysAllowance ? <Trans>See my allowance</Trans> : <Trans>See all my benefits</Trans>}
        </Button>
      </div>
      <dl className={cx('grid gap-x-8', COLUMNS[bars.length], !isOn && 'text-ink-soft')}>
        {bars.map((bar) => (
          <BenefitBar key={bar} bar={bar} isOn={isOn} isOfSearch={bars.length > 3} />
        ))}
      </dl>
      {isOn && bars.includes('frames') ? (
        <p className="pb-1">
          <Trans>Your prices with insurance are on the page of each frame.</Trans>
        </p>
      ) : null}
    </section>
  );
}

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
function BenefitBar({ bar, isOn, isOfSearch }: BenefitBarProps) {
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

/** The products that a bar shows benefits for (002 §2). */
type BenefitBarKind = 'contact-lenses' | 'frames' | 'lenses' | 'frames-and-lenses';

/** The benefit of a bar for one kind of product. */
const BAR_BENEFITS: Record<Exclude<BenefitBarKind, 'frames-and-lenses'>, BenefitKey> = {
  frames: 'frames',
  lenses: 'lenses',
  'contact-lenses': 'contact',
};
