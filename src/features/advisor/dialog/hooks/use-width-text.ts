import { useLingui } from '@lingui/react/macro';
import { type SizeBand, sizeBand } from '@/domain/size/size-band';
import { useMillimeters } from '@/lib/size/use-millimeters';

/** Formats a total width with its band, such as "Medium, 132 mm". */
export function useWidthText(): (width: number) => string {
  const { t } = useLingui();
  const millimeters = useMillimeters();
  const bands: Record<SizeBand, string> = {
    XS: t`Extra small`,
    S: t`Small`,
    M: t`Medium`,
    L: t`Large`,
    XL: t`Extra large`,
  };
  return (width) => `${bands[sizeBand(width)]}, ${millimeters(width)}`;
}
