import type { LensReason } from '@/domain/lens/lens-reason';
import { useLensCopy } from './use-lens-copy';

/** Only combinations of options name a package. */
const NO_PACKAGES = { packages: [] };

/** Explains, outside the panel, why glasses cannot be made with a prescription. */
export function LensReasonText({ reason }: { reason: LensReason }) {
  return useLensCopy(NO_PACKAGES).reasonText(reason);
}
