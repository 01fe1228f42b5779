import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { AdvisorChoices, AdvisorProductType } from '@/domain/advisor/choices';
import { WIDTH_TOLERANCE_MM } from '@/domain/size/width-fit';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { RetryButton } from '@/ui/actions/retry-button';
import { Notice } from '@/ui/display/notice';
import { Skeleton } from '@/ui/display/skeleton';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { useFaceNames } from '../../hooks/use-face-names';
import { useFaceReasons } from '../../hooks/use-face-reasons';
import { useRecommendations } from '../hooks/use-recommendations';
import { useStyleNames } from '../hooks/use-style-names';
import { useWidthText } from '../hooks/use-width-text';
import type { AdvisorStep } from '../rules/steps';
import type { AdvisorSlots } from '../slots';
import { followedFrame } from '../state/followed-frame';
import { ResultList } from './result-list';

export interface ResultsProps extends AdvisorSlots {
  choices: AdvisorChoices;
  onGo: (step: AdvisorStep) => void;
}

/** Shows the recommended frames, and the choices behind them. */
export function Results({ choices: chosen, onGo, ...slots }: ResultsProps) {
  const { t } = useLingui();
  const widthText = useWidthText();
  const [followed] = useState(followedFrame.read);
  // Only for this view: the size is stored for listings, too.
  const [isAnyWidth, setAnyWidth] = useState(followed?.isAnyWidth ?? false);
  const choices = isAnyWidth ? { ...chosen, optimalHinge: undefined } : chosen;
  const [result, retry] = useRecommendations(choices);
  const followedLink = useRef<HTMLAnchorElement>(null);
  const isReady = result.state === 'ready';
  useEffect(() => {
    // Back from a product page: where the shopper left, unless they are elsewhere by now.
    if (isReady && !isAtControl()) followedLink.current?.focus();
  }, [isReady]);
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was used disappears.
  const lookAt = (anyWidth: boolean) => {
    followedFrame.clear();
    setAnyWidth(anyWidth);
    status.current?.focus();
  };
  const repeatSearch = () => {
    retry();
    status.current?.focus();
  };
  const change = (step: AdvisorStep) => {
    followedFrame.clear();
    onGo(step);
  };
  const count = result.state === 'ready' ? result.products.length : 0;
  return (
    <>
      <ChosenBar choices={choices} onGo={change} />
      {isReady || result.state === 'loading' ? <WhyThese choices={choices} /> : null}
      <p ref={status} role="status" tabIndex={-1} className="mt-3 text-ink-soft text-sm">
        {result.state === 'ready' ? t`${count} frames, the best match first` : null}
        {result.state === 'loading' ? t`Finding your frames` : null}
      </p>
      {isAnyWidth && chosen.optimalHinge !== undefined ? (
        <Button variant="link" className="text-sm" onClick={() => lookAt(false)}>
          {t`In my width again: ${widthText(chosen.optimalHinge)}`}
        </Button>
      ) : null}
      {result.state === 'loading' ? <ResultsSkeleton /> : null}
      {result.state === 'none' || result.state === 'failed' ? (
        <NoResults
          isFailure={result.state === 'failed'}
          hasWidth={choices.optimalHinge !== undefined}
          onRetry={repeatSearch}
          onWithoutWidth={() => lookAt(true)}
        />
      ) : null}
      {result.state === 'ready' ? (
        <ResultList
          products={result.products}
          onFollow={(upc) => followedFrame.write({ upc, isAnyWidth })}
          followedUpc={followed?.upc}
          followedLink={followedLink}
          {...slots}
        />
      ) : null}
      {/* Below the frames or the notice, whose height is known by then. */}
      {result.state === 'loading' ? null : (
        <ResultsNote
          productType={choices.productType}
          hasBadges={isReady && choices.faceShape !== undefined}
        />
      )}
    </>
  );
}

/** Returns whether the shopper has focused something; the advisor only focuses headings. */
function isAtControl(): boolean {
  return document.activeElement?.closest('[role="dialog"] :is(a, button)') != null;
}

interface ChosenBarProps {
  choices: AdvisorChoices;
  onGo: (step: AdvisorStep) => void;
}

/** Shows the choices so far; each opens its step. */
function ChosenBar({ choices, onGo }: ChosenBarProps) {
  const { t } = useLingui();
  const faceNames = useFaceNames();
  const widthText = useWidthText();
  const names = useStyleNames();
  const { faceShape, optimalHinge, productType, mood, tone } = choices;
  const style = [
    names.productTypes[productType],
    names.shortMoods[mood],
    ...(tone ? [names.tones[tone]] : []),
  ];
  const rows: { step: AdvisorStep; label: string; value: string }[] = [
    { step: 'shape', label: t`Face shape`, value: faceShape ? faceNames[faceShape] : t`Any` },
    { step: 'width', label: t`Width`, value: optimalHinge ? widthText(optimalHinge) : t`Any` },
    {
      step: 'style',
      label: t`Style`,
      value: style.join(' · '),
    },
  ];
  return (
    <dl className="grid gap-x-8 gap-y-1 border-line border-y py-2 sm:grid-cols-3">
      {rows.map(({ step, label, value }) => (
        <div
          key={step}
          className="grid min-h-11 grid-cols-[1fr_auto] content-center items-center gap-x-3 py-1"
        >
          <dt className="text-ink-soft text-xs">{label}</dt>
          <dd className="text-sm leading-tight">{value}</dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <Button variant="link" className="text-sm" onClick={() => onGo(step)}>
              {t`Change`}
              <VisuallyHidden>: {label}</VisuallyHidden>
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Explains the recommendations in a sentence short enough to leave frames visible on a phone. */
function WhyThese({ choices: { faceShape, optimalHinge } }: { choices: AdvisorChoices }) {
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

/** Two rows, which are visible at first. */
const TILES = ['1', '2', '3', '4', '5', '6'];

/** Reserves the place of the results; the announcement is beside it. */
function ResultsSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="mt-4 grid grid-cols-pair gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-3 lg:gap-y-12"
    >
      {TILES.map((tile) => (
        <div key={tile} className="min-w-0">
          <Skeleton className="corner-room rounded-md" />
          <Skeleton className="mt-3 h-6 w-1/2 rounded-full" />
          <Skeleton className="mt-3 h-3 w-2/5" />
          <Skeleton className="mt-2.5 h-4 w-3/5" />
          <Skeleton className="mt-3 h-4 w-1/3" />
          <Skeleton className="mt-4 h-11 w-full" />
        </div>
      ))}
    </div>
  );
}

interface ResultsNoteProps {
  productType: AdvisorProductType;
  /** Frames above have the badge "Best match". */
  hasBadges: boolean;
}

/** Explains the recommendations, and links to all frames. */
function ResultsNote({ productType, hasBadges }: ResultsNoteProps) {
  const site = useSite();
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-6">
      <span className="text-ink-soft">
        {hasBadges ? (
          <>
            <Trans>“Best match” means that shape and color suit you most.</Trans>{' '}
          </>
        ) : null}
        <Trans>A hint, not a rule: the frame that you like is the right one.</Trans>
      </span>
      <ButtonLink variant="link" render={<PageLink href={sitePaths.listing(site, productType)} />}>
        {productType === 'sunglasses' ? <Trans>All sunglasses</Trans> : <Trans>All eyeglasses</Trans>}
      </ButtonLink>
    </p>
  );
}

interface NoResultsProps {
  /** The search failed; otherwise it found nothing. */
  isFailure: boolean;
  hasWidth: boolean;
  onRetry: () => void;
  onWithoutWidth: () => void;
}

/** Explains why there are no frames, with next steps (000 §7). */
function NoResults({ isFailure, hasWidth, onRetry, onWithoutWidth }: NoResultsProps) {
  const withoutWidth = hasWidth ? (
    <Button variant="secondary" onClick={onWithoutWidth}>
      <Trans>Without my width</Trans>
    </Button>
  ) : null;
  return isFailure ? (
    <Notice
      tone="error"
      live="polite"
      className="mt-4"
      title={<Trans>Your frames could not be loaded</Trans>}
      action={<RetryButton variant="secondary" onClick={onRetry} />}
    >
      <Trans>What you chose is still here.</Trans>
    </Notice>
  ) : (
    <Notice
      live="polite"
      className="mt-4"
      title={<Trans>No frame fits all that you chose</Trans>}
      action={withoutWidth}
    >
      {hasWidth ? (
        <Trans>Look at frames of every width, or change what you chose above.</Trans>
      ) : (
        <Trans>Change what you chose above, or look at all frames.</Trans>
      )}
    </Notice>
  );
}
