import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_BOXES } from '@/domain/contact-lens/lens-supply';
import { Button } from '@/ui/actions/button';
import { QuantityField } from '@/ui/fields/quantity-field';
import { useQuantity } from '../hooks/use-quantity';
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
