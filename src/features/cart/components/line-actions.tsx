import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { MAX_BOXES } from '@/domain/contact-lens/lens-supply';
import { Button } from '@/ui/actions/button';
import { QuantityField } from '@/ui/fields/quantity-field';
import type { LineItemRowProps } from './line-item-row-props';

/** Renders the quantity, lenses and removal of a line. */
export function LineActions(props: LineItemRowProps) {
  const { lineItem, name, disabled, busy, failure, isLoadingLenses } = props;
  const { t } = useLingui();
  const hasLenses = lineItem.lens !== undefined || lineItem.lensLost;
  const quantity = useQuantity({ quantity: lineItem.quantity, busy, onChange: props.onQuantity });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 noscript:hidden">
      <QuantityField
        label={t`Quantity of ${name}`}
        labelHidden
        decreaseLabel={t`One ${name} less`}
        increaseLabel={t`One ${name} more`}
        value={quantity.value}
        {...(lineItem.kind === 'contact-lens' ? { max: MAX_BOXES } : {})}
        disabled={disabled}
        readOnly={quantity.readOnly}
        onChange={quantity.set}
        rangeText={(min, max) => t`Choose a quantity of ${name} from ${min} to ${max}.`}
        error={
          failure ? (
            <Trans>
              The quantity of {name} was not changed. {failure.message}
            </Trans>
          ) : undefined
        }
      />
      <div className="flex flex-wrap gap-x-2 max-sm:-ml-5.75">
        {lineItem.takesLenses || hasLenses ? (
          <Button
            variant="quiet"
            onClick={() => props.onLenses()}
            disabled={disabled}
            aria-disabled={busy || undefined}
            busy={isLoadingLenses}
            aria-haspopup="dialog"
            aria-label={hasLenses ? t`Edit lenses of ${name}` : t`Add lenses to ${name}`}
          >
            {hasLenses ? <Trans>Edit lenses</Trans> : <Trans>Add lenses</Trans>}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          onClick={props.onRemove}
          disabled={disabled}
          aria-disabled={busy || undefined}
          aria-label={t`Remove ${name}`}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </div>
  );
}

interface QuantityOptions {
  /** Quantity in the cart. */
  quantity: number;
  /** A change of the cart is pending. */
  busy: boolean;
  onChange: (quantity: number) => void;
}

interface Quantity {
  /** Quantity that the shopper wants, even before the cart has it. */
  value: number;
  /** Another change is pending. */
  readOnly: boolean;
  set: (quantity: number) => void;
}

/** Manages the quantity of a line. Further clicks while it is being changed add up, and the last one is sent next. */
function useQuantity({ quantity, busy, onChange }: QuantityOptions): Quantity {
  const [target, setTarget] = useState<number>();
  const sent = useRef<number>(undefined);

  const send = (next: number) => {
    sent.current = next;
    onChange(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the pending change has ended
  useEffect(() => {
    if (busy || target === undefined) return;
    // Runs after a failure, too, so that the same quantity is not sent repeatedly.
    if (target === sent.current) setTarget(undefined);
    else send(target);
  }, [busy]);

  return {
    value: target ?? quantity,
    readOnly: busy && target === undefined,
    set: (next) => {
      setTarget(next);
      if (!busy) send(next);
    },
  };
}
