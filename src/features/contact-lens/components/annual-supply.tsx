import { Plural, Trans } from '@lingui/react/macro';
import { multiply } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { annualBoxes, type LensProduct } from '../state/lens-product';

export interface AnnualSupplyProps {
  lens: LensProduct;
  onBoxes: (boxes: number) => void;
}

/** Sets the boxes to a year's supply, with what it saves. Nothing without a known wear schedule and box size. */
export function AnnualSupply({ lens, onBoxes }: AnnualSupplyProps) {
  const { locale } = useSite();
  const boxes = annualBoxes(lens);
  if (boxes === undefined) return null;
  const saving = lens.price && lens.price.saving > 0 ? multiply(lens.price.saving, boxes) : undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button variant="secondary" onClick={() => onBoxes(boxes)}>
        <Plural value={boxes} one="A year’s supply: # box per eye" other="A year’s supply: # boxes per eye" />
      </Button>
      {saving ? (
        <p className="text-accent text-sm">
          <Trans>Saves {formatMoney(saving, locale)} per eye</Trans>
        </p>
      ) : null}
    </div>
  );
}
