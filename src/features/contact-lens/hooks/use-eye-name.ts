import { useLingui } from '@lingui/react/macro';
import type { Eye } from '../state/lens-order';

/** Names of the eyes as on a prescription. */
export function useEyeName(): (eye: Eye) => string {
  const { t } = useLingui();
  const names: Record<Eye, string> = { right: t`Right eye (OD)`, left: t`Left eye (OS)` };
  return (eye) => names[eye];
}
