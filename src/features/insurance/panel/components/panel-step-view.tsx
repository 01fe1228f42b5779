import type { PanelRequest } from '@/lib/insurance/open-insurance-panel';
import { BenefitsStep } from './benefits-step';
import { LockedStep } from './locked-step';
import { LookupStep, type LookupStepProps } from './lookup-step';
import { NoBenefitsStep } from './no-benefits-step';
import { WaitingStep } from './waiting-step';

interface PanelStepViewProps extends LookupStepProps {
  request: PanelRequest;
}

export function PanelStepView({ panel, form, providers, headingRef, request }: PanelStepViewProps) {
  const { promotion, orderId } = request;
  switch (panel.state.step) {
    case 2:
      return <WaitingStep {...{ panel, headingRef }} />;
    case 4:
      return <BenefitsStep {...{ panel, providers, headingRef, promotion }} />;
    case 5:
      return <LockedStep lockedAt={panel.state.lockedAt ?? 0} headingRef={headingRef} />;
    case 6:
      return <NoBenefitsStep {...{ panel, headingRef, promotion }} />;
    default:
      return <LookupStep {...{ panel, form, providers, headingRef, orderId }} />;
  }
}
