import type { PayingBenefits } from '../pricing/insured-prices';
import type { SandboxContext } from '../sandbox-context';
import { renewalDay } from './benefit-use';
import { type InsuranceCaller, type InsuredShopper, insuredShopper } from './insured-shopper';

type Context = Pick<SandboxContext, 'state' | 'now'>;

/** Returns the benefits of the caller's plan now, from the record `ria_1`; undefined with insurance off or ended. */
export function callerBenefits(context: Context, caller: InsuranceCaller): PayingBenefits | undefined {
  const shopper = insuredShopper(context, caller);
  return shopper && payingBenefits(context, shopper);
}

/** Returns the benefits for glasses that are not used up. A plan outside the network pays nothing. */
export function payingBenefits(context: Context, shopper: InsuredShopper): PayingBenefits {
  const { benefits, network } = shopper.plan;
  if (!network) return {};
  const { frames, lenses } = benefits;
  const canUse = (benefit: 'frames' | 'lenses') => renewalDay(context, shopper, benefit) === undefined;
  return {
    ...(frames && canUse('frames') ? { frames } : {}),
    ...(lenses && canUse('lenses') ? { lenses } : {}),
  };
}
