import type { RenderBenefitBars } from '@/features/listing/state/benefit-bars';
import { deferHydration } from '@/lib/hydration/defer-hydration';

const BenefitBars = deferHydration(
  async () => (await import('@/features/insurance/bars/benefit-bars')).BenefitBars,
  true,
);

/** Renders the insurance benefit bars of a listing. */
export const renderBenefitBars: RenderBenefitBars = (bars) => <BenefitBars bars={bars} />;
