import { useLingui } from '@lingui/react/macro';
import type { SizeBand } from '@/domain/size/size-band';

/** Names of the size bands, as in the listing's filter. */
export function useBandNames(): Record<SizeBand, string> {
  const { t } = useLingui();
  return {
    XS: t`Extra small`,
    S: t`Small`,
    M: t`Medium`,
    L: t`Large`,
    XL: t`Extra large`,
  };
}
