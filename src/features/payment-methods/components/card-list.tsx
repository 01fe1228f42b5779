import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { dialogTrigger } from '@/lib/hydration/load-with-retry';
import type { SavedCard } from '@/lib/payment/saved-cards';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { EmptyState } from '@/ui/display/empty-state';
import { LoadStatus } from '@/ui/display/load-status';
import { type Problem, ProblemAlert } from '@/ui/display/problem-alert';
import { SavedItem, SavedItemHeading } from '@/ui/display/saved-item';
import { CreditCardIcon } from '@/ui/icons/deferred-icons';
import type { ChangeResult } from '../api/change-card';
import type { Payments } from '../api/use-payments';
import { useCardName } from '../hooks/use-card-name';

interface CardListProps extends ChangeProblemProps {
  payments: Payments;
  /** Place of the card whose heading takes the focus. */
  focusedIndex: number | undefined;
  focusedCard: RefObject<HTMLHeadingElement | null>;
  /** Place of the card that is being made the default. */
  pendingIndex: number | undefined;
  onMakeDefault: (card: SavedCard) => void;
  onRemove: (card: SavedCard) => void;
  onIntentToRemove: () => void;
  onAdd: () => void;
  onIntentToAdd: () => void;
}

/** Shows the saved cards, with their buttons. */
export function CardList(props: CardListProps) {
  const { payments, problem, focusedIndex, focusedCard, pendingIndex } = props;
  const { state, cards, refresh } = payments;
  const { t } = useLingui();
  if (state !== 'ready') {
    return (
      <LoadStatus
        isLoading={state === 'loading'}
        loadingLabel={t`Loading your cards`}
        lines={5}
        className="max-w-xl"
        failureTitle={<Trans>Your cards could not be loaded.</Trans>}
        onRetry={() => void refresh().catch(() => {})}
      />
    );
  }
  const addButton = (
    <Button {...dialogTrigger(props.onIntentToAdd)} onClick={props.onAdd}>
      <Trans>Add a card</Trans>
    </Button>
  );
  if (cards.length === 0) {
    return (
      <div>
        <ChangeProblem problem={problem} />
        <EmptyState
          title={<Trans>No card is saved yet</Trans>}
          icon={<CreditCardIcon size={40} />}
          actions={addButton}
        >
          <Trans>Save a card once, and choose it when you pay.</Trans>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="grid max-w-2xl gap-8">
      <div>{addButton}</div>
      <ChangeProblem problem={problem} />
      {/* biome-ignore lint/a11y/noRedundantRoles: WebKit drops list semantics with list-style none */}
      <ul role="list" aria-label={t`Saved cards`} className="border-line border-b">
        {cards.map((card) => (
          <CardItem
            key={`${card.index} ${card.maskedNumber}`}
            card={card}
            headingRef={card.index === focusedIndex ? focusedCard : undefined}
            isPending={card.index === pendingIndex}
            onMakeDefault={() => props.onMakeDefault(card)}
            onRemove={() => props.onRemove(card)}
            onIntentToRemove={props.onIntentToRemove}
          />
        ))}
      </ul>
    </div>
  );
}

interface ChangeProblemProps {
  problem: Exclude<ChangeResult, 'changed'> | undefined;
}

const GONE: Problem = {
  tone: 'warning',
  title: <Trans>This card is no longer saved.</Trans>,
  text: <Trans>Your cards were changed in the meantime. This is the current list.</Trans>,
};

const FAILED: Problem = {
  title: <Trans>Your card could not be changed.</Trans>,
  text: <Trans>It is saved as before. Please try again.</Trans>,
};

const PROBLEMS: Partial<Record<ChangeResult, Problem>> = { gone: GONE, rejected: FAILED, failed: FAILED };

/** Explains why a card was not changed. */
function ChangeProblem({ problem }: ChangeProblemProps) {
  return <ProblemAlert problem={problem && PROBLEMS[problem]} />;
}

interface CardItemProps {
  card: SavedCard;
  headingRef: RefObject<HTMLHeadingElement | null> | undefined;
  /** True while it is being made the default. */
  isPending: boolean;
  onMakeDefault: () => void;
  onRemove: () => void;
  onIntentToRemove: () => void;
}

/** Shows one saved card. */
function CardItem({ card, headingRef, isPending, ...props }: CardItemProps) {
  const { t } = useLingui();
  const name = useCardName()(card);
  const { expiry, holder, isDefault, isExpired } = card;
  return (
    <SavedItem
      heading={
        <SavedItemHeading
          headingRef={headingRef}
          badges={
            <>
              {isDefault ? (
                <Badge tone="accent">
                  <Trans>Default</Trans>
                </Badge>
              ) : null}
              {isExpired ? (
                <Badge tone="warning">
                  <Trans>Expired</Trans>
                </Badge>
              ) : null}
            </>
          }
        >
          {name}
        </SavedItemHeading>
      }
      actions={
        <>
          {isDefault || isExpired ? null : (
            <Button
              variant="link"
              busy={isPending}
              busyLabel={t`Changing your default card`}
              onClick={props.onMakeDefault}
              aria-label={t`Make default: ${name}`}
            >
              <Trans>Make default</Trans>
            </Button>
          )}
          <Button
            {...dialogTrigger(props.onIntentToRemove)}
            variant="link"
            onClick={props.onRemove}
            aria-label={t`Remove ${name}`}
          >
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">
        {isExpired ? <Trans>Expired {expiry}</Trans> : <Trans>Expires {expiry}</Trans>}
      </p>
      <p className="wrap-anywhere text-ink-soft">{holder}</p>
    </SavedItem>
  );
}
