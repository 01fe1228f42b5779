import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { AdvisorChoices } from '@/domain/advisor/choices';
import type { AdvisorStep } from '@/domain/advisor/steps';
import { Button } from '@/ui/actions/button';
import { useRecommendations } from '../hooks/use-recommendations';
import { useWidthText } from '../hooks/use-width-text';
import type { AdvisorSlots } from '../slots';
import { followedFrame } from '../state/followed-frame';
import { ChosenBar } from './chosen-bar';
import { NoResults } from './no-results';
import { ResultList } from './result-list';
import { ResultsNote } from './results-note';
import { ResultsSkeleton } from './results-skeleton';
import { WhyThese } from './why-these';

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
