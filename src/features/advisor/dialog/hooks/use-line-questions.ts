import { useLingui } from '@lingui/react/macro';
import type { FaceLines, FaceShape } from '@/domain/advisor/face-shape';

/** A question about the lines of the face; each option has a face as its drawing. */
export interface LineQuestion {
  name: keyof FaceLines;
  legend: string;
  options: { value: string; label: string; face: FaceShape }[];
}

/** Returns the questions by which a shopper finds the face shape in a mirror. */
export function useLineQuestions(): LineQuestion[] {
  const { t } = useLingui();
  return [
    {
      name: 'length',
      legend: t`How long is your face, compared with its width?`,
      options: [
        { value: 'equal', label: t`About as long as wide`, face: 'round' },
        { value: 'longer', label: t`A little longer`, face: 'oval' },
        { value: 'much-longer', label: t`Much longer`, face: 'oblong' },
      ],
    },
    {
      name: 'widest',
      legend: t`Where is it widest?`,
      options: [
        { value: 'forehead', label: t`At the forehead`, face: 'heart' },
        { value: 'cheekbones', label: t`At the cheekbones`, face: 'diamond' },
        { value: 'jaw', label: t`At the jaw`, face: 'triangle' },
        { value: 'even', label: t`The same everywhere`, face: 'square' },
      ],
    },
    {
      name: 'chin',
      legend: t`How is your chin?`,
      options: [
        { value: 'rounded', label: t`Rounded`, face: 'round' },
        { value: 'angular', label: t`Angular`, face: 'square' },
        { value: 'pointed', label: t`Pointed`, face: 'heart' },
      ],
    },
  ];
}
