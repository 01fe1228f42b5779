import { useBenefitWording } from '@/lib/session/use-benefit-wording';
import { benefitBarsFor, type RenderBenefitBars } from '../state/benefit-bars';
import type { ListingScope } from '../state/listing-scope';

export interface BenefitBarsProps {
  scope: ListingScope;
  render: RenderBenefitBars;
}

/** Slot for the insurance benefit bars (003 §2.2). Takes no space when empty. */
export function BenefitBars({ scope, render }: BenefitBarsProps) {
  const wording = useBenefitWording();
  return (
    <div className="mb-6 grid gap-2 empty:hidden lg:mb-8">
      {render({ bars: benefitBarsFor(scope), wording })}
    </div>
  );
}
