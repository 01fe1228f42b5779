import { Plural, Trans } from '@lingui/react/macro';
import { multiply } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { type LensProduct, supplyOf } from '../state/lens-product';

export interface SupplyButtonProps {
  lens: LensProduct;
  onBoxes: (boxes: number) => void;
}

/**
 * Sets the boxes to a year's supply, or to the largest that one order line holds, with what it saves. Nothing without a
 * known wear schedule and box size.
 */
export function SupplyButton({ lens, onBoxes }: SupplyButtonProps) {
  const { locale } = useSite();
  const supply = supplyOf(lens);
  if (!supply) return null;
  const { boxes, months, yearBoxes } = supply;
  const isYear = boxes === yearBoxes;
  const saving = lens.price && lens.price.saving > 0 ? multiply(lens.price.saving, boxes) : undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button variant="secondary" onClick={() => onBoxes(boxes)}>
        {isYear ? (
          <Plural
            value={boxes}
            one="A year’s supply: # box per eye"
            other="A year’s supply: # boxes per eye"
          />
        ) : (
          <Plural
            value={months}
            one={`Supply for # month: ${boxes} boxes per eye`}
            other={`Supply for # months: ${boxes} boxes per eye`}
          />
        )}
      </Button>
      {saving ? (
        <p className="text-accent text-sm">
          <Trans>Saves {formatMoney(saving, locale)} per eye</Trans>
        </p>
      ) : null}
      {isYear ? null : (
        <p className="w-full text-ink-soft text-sm">
          <Trans>
            A year takes {yearBoxes} boxes per eye; one order holds {boxes}.
          </Trans>
        </p>
      )}
    </div>
  );
}
