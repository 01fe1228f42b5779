import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { AdvisorChoices } from '@/domain/advisor/choices';
import type { AdvisorStep } from '@/domain/advisor/steps';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { useRecommendations } from '../hooks/use-recommendations';
import { useWidthText } from '../hooks/use-width-text';
import type { AdvisorSlots } from '../slots';
import { lastResults } from '../state/last-results';
import { ChosenBar } from './chosen-bar';
import { NoResults } from './no-results';
import { ResultList } from './result-list';
import { ResultsSkeleton } from './results-skeleton';

export interface ResultsProps extends AdvisorSlots {
  choices: AdvisorChoices;
  onGo: (step: AdvisorStep) => void;
}

/** The recommended frames, with what they were chosen by. */
export function Results({ choices: chosen, onGo, ...slots }: ResultsProps) {
  const site = useSite();
  const { t } = useLingui();
  const widthText = useWidthText();
  // For this look only: the size is stored for listings, too.
  const [isAnyWidth, setAnyWidth] = useState(false);
  const choices = isAnyWidth ? { ...chosen, optimalHinge: undefined } : chosen;
  const [result, retry] = useRecommendations(choices);
  const followedLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Back from a product page: where the shopper left.
    followedLink.current?.focus();
  }, []);
  const count = result.state === 'ready' ? result.products.length : 0;
  return (
    <>
      <ChosenBar choices={choices} onGo={onGo} />
      <p role="status" className="mt-4 text-ink-soft text-sm">
        {result.state === 'ready' ? t`${count} frames, the best match first` : null}
        {result.state === 'loading' ? t`Finding your frames` : null}
      </p>
      {isAnyWidth && chosen.optimalHinge !== undefined ? (
        <Button variant="link" className="text-sm" onClick={() => setAnyWidth(false)}>
          {t`In my width again: ${widthText(chosen.optimalHinge)}`}
        </Button>
      ) : null}
      {result.state === 'loading' ? <ResultsSkeleton /> : null}
      {result.state === 'none' || result.state === 'failed' ? (
        <NoResults
          isFailure={result.state === 'failed'}
          hasWidth={choices.optimalHinge !== undefined}
          onRetry={retry}
          onWithoutWidth={() => setAnyWidth(true)}
        />
      ) : null}
      {result.state === 'ready' ? (
        <ResultList
          products={result.products}
          followedUpc={lastResults.read()?.followedUpc}
          followedLink={followedLink}
          {...slots}
        />
      ) : null}
      <p className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-6">
        <span className="text-ink-soft">
          <Trans>A hint, not a rule: the frame that you like is the right one.</Trans>
        </span>
        <ButtonLink variant="link" render={<PageLink href={sitePaths.listing(site, choices.productType)} />}>
          {choices.productType === 'sunglasses' ? (
            <Trans>All sunglasses</Trans>
          ) : (
            <Trans>All eyeglasses</Trans>
          )}
        </ButtonLink>
      </p>
    </>
  );
}
