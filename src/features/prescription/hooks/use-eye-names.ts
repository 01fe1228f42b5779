import { useLingui } from '@lingui/react/macro';
import type { Eye } from '@/domain/prescription/eye';

/** Returns the eyes as a prescription names them. */
export function useEyeNames(): Readonly<Record<Eye, string>> {
  const { t } = useLingui();
  return { right: t`right eye (OD)`, left: t`left eye (OS)` };
}
