import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { dialogTrigger } from '@/lib/hydration/load-with-retry';
import type { SavedCard } from '@/lib/payment/saved-cards';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { SavedItem, SavedItemHeading } from '@/ui/display/saved-item';
import { useCardName } from '../hooks/use-card-name';

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
export function CardItem({ card, headingRef, isPending, ...props }: CardItemProps) {
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
