import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { dialogTrigger } from '@/lib/hydration/load-with-retry';
import type { SavedCard } from '@/lib/payment/saved-cards';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { Heading } from '@/ui/layout/heading';
import { useCardName } from '../hooks/use-card-name';

interface CardItemProps {
  card: SavedCard;
  headingRef: RefObject<HTMLHeadingElement | null> | undefined;
  /** While it is being made the default. */
  isPending: boolean;
  onMakeDefault: () => void;
  onRemove: () => void;
  onIntentToRemove: () => void;
}

/** One saved card. */
export function CardItem({ card, headingRef, isPending, ...props }: CardItemProps) {
  const { t } = useLingui();
  const name = useCardName()(card);
  const { expiry, holder, isDefault, isExpired } = card;
  return (
    <li className="grid gap-x-8 gap-y-3 border-line border-t py-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading ref={headingRef} level={2} size="sm" tabIndex={-1}>
            {name}
          </Heading>
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
        </div>
        <p className="text-ink-soft">
          {isExpired ? <Trans>Expired {expiry}</Trans> : <Trans>Expires {expiry}</Trans>}
        </p>
        <p className="break-words text-ink-soft">{holder}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6">
        {isDefault ? null : (
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
      </div>
    </li>
  );
}
