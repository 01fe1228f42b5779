import { lazy, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { PrescriptionLimits } from '@/domain/catalog/prescription-limits';
import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import { parsePrescription, storedPrescription } from '@/lib/prescription/stored-prescription';

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
  /** A panel covers the page: a new prescription is shown once it has closed, so that nothing moves behind it. */
  isCovered?: boolean;
}

/** Shows whether a frame fits the stored prescription. Without one it renders nothing. */
export function OwnFrameFit(props: OwnFrameFitProps) {
  const { searchType, limits, serverCookie, renderWithMessages, isCovered = false } = props;
  const stored = useStoredPrescription(FIT_ID, serverCookie);
  const uncovered = useUncovered(stored, isCovered);
  // Renders the first one hidden, so that its code has loaded when the panel closes.
  const prescription = uncovered ?? stored;
  const [FrameFit] = useState(() => preloadedFrameFit ?? LazyFrameFit);
  const [wasShown, setWasShown] = useState(false);
  if (prescription && !wasShown) setWasShown(true);
  if (!prescription && !wasShown) return null;
  return (
    <div className="empty:hidden" hidden={isCovered && !uncovered}>
      {renderWithMessages(<FrameFit id={FIT_ID} {...{ searchType, limits, prescription }} />)}
    </div>
  );
}

/** Returns a value; while the page is covered, the previous one. */
function useUncovered<Value>(value: Value, isCovered: boolean): Value {
  const [before, setBefore] = useState<{ value: Value }>();
  if (isCovered && !before) setBefore({ value });
  if (!isCovered && before) setBefore(undefined);
  return isCovered && before ? before.value : value;
}

/**
 * Returns the stored prescription, also during server rendering.
 *
 * @param id of an element that the server renders only when it has a prescription.
 * @param serverCookie text of the prescription cookie on the server.
 */
function useStoredPrescription(id: string, serverCookie: string | undefined): StoredPrescription | undefined {
  return useSyncExternalStore(storedPrescription.subscribe, storedPrescription.read, () => {
    if (typeof document === 'undefined') return parsePrescription(serverCookie);
    // During hydration: must match the server HTML, even if another tab has changed the prescription since.
    return document.getElementById(id) ? storedPrescription.read() : undefined;
  });
}
