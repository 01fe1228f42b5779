import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@/domain/locale/format-number';
import type { EyePrescription, EyePrism, PupillaryDistance } from '@/domain/prescription/prescription';
import { readBackEye } from '@/domain/prescription/read-back';
import { useSite } from '@/lib/site/site';

/** Describes the values of a prescription in words. */
export function useReadBack() {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const formatPower = (power: number) => formatNumber(power, languageTag, { min: 2, max: 2 });
  const formatDistance = (distance: number) => formatNumber(distance, languageTag, { max: 1 });

  /** Describes an eye: "2.25 diopters near-sighted, with 0.50 of astigmatism at 90°". */
  const describeEye = (eye: EyePrescription): string => {
    const { sight, sphere, astigmatism, add, prism } = readBackEye(eye);
    const power = formatPower(sphere);
    const sights = {
      'near-sighted': t`${power} diopters near-sighted`,
      'far-sighted': t`${power} diopters far-sighted`,
      none: t`neither near-sighted nor far-sighted (0.00)`,
    };
    const parts = [sights[sight]];
    if (astigmatism) {
      const amount = formatPower(astigmatism.amount);
      const { axis, plus } = astigmatism;
      parts.push(
        plus ? t`with +${amount} of astigmatism at ${axis}°` : t`with ${amount} of astigmatism at ${axis}°`,
      );
    }
    if (add) {
      const addition = formatPower(add);
      parts.push(t`${addition} more for reading`);
    }
    if (prism) parts.push(...describePrism(prism));
    return parts.join(', ');
  };

  const describePrism = ({ horizontal, vertical }: EyePrism): string[] => {
    const parts: string[] = [];
    if (horizontal) {
      const amount = formatPower(horizontal.amount);
      parts.push(horizontal.base === 'in' ? t`prism ${amount} base in` : t`prism ${amount} base out`);
    }
    if (vertical) {
      const amount = formatPower(vertical.amount);
      parts.push(vertical.base === 'up' ? t`prism ${amount} base up` : t`prism ${amount} base down`);
    }
    return parts;
  };

  const describeDistance = (pd: PupillaryDistance): string => {
    if (pd.kind === 'single') {
      const distance = formatDistance(pd.value);
      return t`${distance}\u00a0mm`;
    }
    const right = formatDistance(pd.right);
    const left = formatDistance(pd.left);
    return t`${right}\u00a0mm right, ${left}\u00a0mm left`;
  };

  return { describeEye, describeDistance, formatPower, formatDistance };
}
