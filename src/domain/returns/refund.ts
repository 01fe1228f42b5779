import { type Cents, cents } from '../money/cents';

/** Returns the refund of some pieces of a line, from that of all of them; half a cent rounds up. */
export function refundOf(all: Cents, pieces: number, ofPieces: number): Cents {
  return cents(Math.round((all * pieces) / ofPieces));
}

/**
 * Splits an amount in proportion to weights, to the cent: the parts add up to the amount. No weight is negative; with
 * weights of zero only, every part is zero.
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => cents(0));
  let weightSoFar = 0;
  let allocated = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const share = Math.round((amount * weightSoFar) / total) - allocated;
    allocated += share;
    return cents(share);
  });
}
