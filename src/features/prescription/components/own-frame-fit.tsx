import { lazy, type ReactNode, useState } from 'react';
import type { PrescriptionLimits } from '@/domain/catalog/prescription-limits';
import { useStoredPrescription } from '../hooks/use-stored-prescription';

const FIT_ID = 'prescription-fit';

const load = () => import('./frame-fit');
const LazyFrameFit = lazy(async () => ({ default: (await load()).FrameFit }));
let preloadedFrameFit: Awaited<ReturnType<typeof load>>['FrameFit'] | undefined;

/** Preloads the code of the fit, so that it renders with the page. */
export async function preloadFrameFit(): Promise<void> {
  preloadedFrameFit = (await load()).FrameFit;
}

export interface OwnFrameFitProps {
  searchType: 'eyeglasses' | 'sunglasses';
  limits: PrescriptionLimits;
  /** Value of the prescription cookie, on the server. */
  serverCookie: string | undefined;
  /** Renders the fit once its messages have loaded. */
  renderWithMessages: (fit: ReactNode) => ReactNode;
}

/** Whether a frame fits the stored prescription. Without one it renders nothing. */
export function OwnFrameFit({ searchType, limits, serverCookie, renderWithMessages }: OwnFrameFitProps) {
  const prescription = useStoredPrescription(FIT_ID, serverCookie);
  const [FrameFit] = useState(() => preloadedFrameFit ?? LazyFrameFit);
  const [wasShown, setWasShown] = useState(false);
  if (prescription && !wasShown) setWasShown(true);
  if (!prescription && !wasShown) return null;
  return renderWithMessages(<FrameFit id={FIT_ID} {...{ searchType, limits, prescription }} />);
}
