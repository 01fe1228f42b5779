import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { LensPanel } from '@/features/lens/panel/lens-panel';
import type { LensPanelProps, PrescriptionSection } from '@/features/lens/panel/panel-props';
import { useShopperPrescription } from '@/features/lens/panel/use-shopper-prescription';
import { Espot } from '@/features/marketing/components/espot';
import { PdRisk } from '@/features/prescription/components/pd-risk';
import { PrescriptionReadBack } from '@/features/prescription/components/prescription-read-back';
import { useIsMember } from '@/lib/session/user-context';
import { prescriptionForm, renderEntry } from './prescription-entry';
import { usePreloadPrescriptionOffer } from './prescription-offer';

export type ComposedLensPanelProps = Omit<
  LensPanelProps,
  'renderPrescription' | 'renderEspot' | 'prescription'
> &
  Partial<Pick<LensPanelProps, 'prescription'>>;

/** The lens panel with the sections of other features. Without a prescription of its own it uses that of the session. */
export function ComposedLensPanel(props: ComposedLensPanelProps) {
  const shopperPrescription = useShopperPrescription(props.lineItemId ?? props.frame.upc);
  const isReady = props.lenses.state === 'ready';
  // While the first step is read.
  useEffect(() => {
    if (isReady) prescriptionForm.load();
  }, [isReady]);
  const isMember = useIsMember();
  const preloadOffer = useEffectEvent(usePreloadPrescriptionOffer());
  useEffect(() => {
    if (isReady) preloadOffer(isMember);
  }, [isReady, isMember]);
  return (
    <LensPanel
      prescription={shopperPrescription}
      {...props}
      renderPrescription={props.mode === 'add' ? renderForPage : renderForCart}
      renderEspot={renderEspot}
    />
  );
}

const renderForPage = (section: PrescriptionSection) => renderSection(section, true);
const renderForCart = (section: PrescriptionSection) => renderSection(section, false);

function renderSection(section: PrescriptionSection, offersSignIn: boolean): ReactNode {
  switch (section.section) {
    case 'form':
    case 'picture':
      return renderEntry(section, { offersSignIn });
    case 'read-back':
      return <PrescriptionReadBack prescription={section.prescription} />;
    case 'pd-risk':
      return <PdRisk prescription={section.prescription} />;
  }
}

function renderEspot(name: string, fallback: ReactNode): ReactNode {
  return <Espot key={name} espot={{ name }} fallback={fallback} />;
}
