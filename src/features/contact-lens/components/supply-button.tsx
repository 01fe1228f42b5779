import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { ChangingText } from '@/ui/display/changing-text';
import { type LensProduct, supplyOf } from '../state/lens-product';

export interface SupplyButtonProps {
  lens: LensProduct;
  onBoxes: (boxes: number) => void;
}

/**
 * Sets the boxes to a year's supply, or to the largest that one order line holds. Nothing without a known wear schedule and
 * box size.
 */
export function SupplyButton({ lens, onBoxes }: SupplyButtonProps) {
  const supply = supplyOf(lens);
  if (!supply) return null;
  const { boxes, months, yearBoxes } = supply;
  const isYear = boxes === yearBoxes;
  return (
    <div className="grid justify-items-start gap-1">
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
      {isYear ? null : (
        <p className="text-ink-soft text-sm">
          <ChangingText>
            <Trans>
              A year takes {yearBoxes} boxes per eye; one order holds {boxes}.
            </Trans>
          </ChangingText>
        </p>
      )}
    </div>
  );
}
