import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { dialogTrigger } from '@/lib/hydration/load-with-retry';
import { Button } from '@/ui/actions/button';

export interface PurchaseButtonsProps {
  /** Lenses are chosen. */
  isChosen: boolean;
  /** Lenses can be chosen, and none are yet. */
  offersLenses: boolean;
  sunglasses: boolean;
  /** Called when the shopper approaches the button that opens the lens panel. */
  onIntent: () => void;
  /** The button that opens the lens panel. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  onChoose: () => void;
  onAdd: () => void;
  /** Called when the button that adds is about to be clicked. */
  onAddIntent: () => void;
  busy: boolean;
}

/**
 * Renders the buttons to choose or change lenses, and to add the current choice. Their places do not depend on whether lenses
 * are chosen: a tap while those of the last visit load must not hit another button.
 */
export function PurchaseButtons(props: PurchaseButtonsProps) {
  const { isChosen, offersLenses, sunglasses, triggerRef, onIntent, onChoose, onAdd, onAddIntent, busy } =
    props;
  const { t } = useLingui();
  return (
    <>
      {offersLenses || isChosen ? (
        <Button
          ref={triggerRef}
          // The same with either label: an early click finds its button by it (`currentElement`).
          name="choose-lenses"
          size="lg"
          wide
          className="noscript:hidden"
          variant={isChosen ? 'secondary' : 'primary'}
          onClick={onChoose}
          {...dialogTrigger(onIntent)}
        >
          {isChosen ? <Trans>Change lenses</Trans> : <Trans>Choose lenses</Trans>}
        </Button>
      ) : null}
      <Button
        size="lg"
        wide
        className="noscript:hidden"
        variant={offersLenses ? 'secondary' : 'primary'}
        onClick={onAdd}
        onPointerDown={onAddIntent}
        busy={busy}
        busyLabel={t`Adding to your cart`}
      >
        <AddLabel {...{ offersLenses, sunglasses }} />
      </Button>
    </>
  );
}

function AddLabel({ offersLenses, sunglasses }: Pick<PurchaseButtonsProps, 'offersLenses' | 'sunglasses'>) {
  if (!offersLenses) return <Trans>Add to cart</Trans>;
  return sunglasses ? <Trans>Add without a prescription</Trans> : <Trans>Add the frame only</Trans>;
}
