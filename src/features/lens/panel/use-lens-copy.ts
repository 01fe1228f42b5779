import { useLingui } from '@lingui/react/macro';
import type { LensAttribute } from '@/domain/lens/lens-facts';
import type { LensReason } from '@/domain/lens/lens-reason';
import { formatDiopters } from '@/domain/prescription/diopters';
import { useSite } from '@/lib/site/site';
import type { LensLabel, LensView } from '../api/lens-view';

export interface LensCopy {
  /** Returns the label of a code: the commerce API's, or ours for lenses that the frame excludes. */
  labelOf: (attribute: LensAttribute, code: string) => LensLabel;
  /** Explains a reason to the shopper. */
  reasonText: (reason: LensReason) => string;
}

/** Words for lens options and for the reasons why they cannot be chosen. */
export function useLensCopy({ packages }: Pick<LensView, 'packages'>): LensCopy {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const format = (power: number) => formatDiopters(power, languageTag);
  const powersOf = (range: { min: number; max: number }, power: number) => ({
    min: format(range.min),
    max: format(range.max),
    power: format(power),
  });
  const ownTitles: Record<string, string> = {
    progressive: t`Progressive`,
    bifocal: t`Bifocal`,
    PLAS: t`Plastic 1.50`,
  };

  const labelOf = (attribute: LensAttribute, code: string): LensLabel => {
    const lens = packages.find(({ facts }) => facts[attribute] === code);
    const label = lens?.[attribute];
    return label ? { ...label, code } : { code, title: ownTitles[code] ?? code, description: undefined };
  };

  const reasonText = (reason: LensReason): string => {
    switch (reason.kind) {
      case 'power': {
        const { min, max, power } = powersOf(reason.range, reason.power);
        return reason.eye === 'right'
          ? t`Made for powers from ${min} to ${max}; your right eye has ${power}.`
          : t`Made for powers from ${min} to ${max}; your left eye has ${power}.`;
      }
      case 'addition-missing':
        return t`These lenses need an addition (ADD) for each eye, which this prescription does not have.`;
      case 'addition': {
        const { min, max, power } = powersOf(reason.range, reason.addition);
        return t`Made for an addition from ${min} to ${max}; yours is ${power}.`;
      }
      case 'frame-power': {
        const limit = format(reason.limit);
        const power = format(reason.power);
        return reason.problem === 'above-maximum'
          ? t`This frame takes lenses up to ${limit} diopters; yours need ${power}.`
          : t`This frame takes lenses from ${limit} diopters; yours need ${power}.`;
      }
      case 'frame-height': {
        const { height, minimum } = reason;
        return t`This frame is ${height}\u00a0mm high; these lenses need ${minimum}\u00a0mm.`;
      }
      case 'rimless':
        return t`It can crack when it is drilled for a rimless frame.`;
      case 'kids':
        return t`Not made for children’s frames.`;
      case 'combination': {
        const { title } = labelOf(reason.attribute, reason.code);
        if (!reason.and) return t`Not made with: ${title}.`;
        const other = labelOf(reason.and.attribute, reason.and.code).title;
        return t`Not made with ${title} and ${other} together.`;
      }
    }
  };

  return { labelOf, reasonText };
}
