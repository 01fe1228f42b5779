import { useLingui } from '@lingui/react/macro';
import { type AdvisorChoices, MOODS, PRODUCT_TYPES, TONES } from '@/domain/advisor/choices';
import { RadioGroup } from '@/ui/fields/radio-group';
import { useStyleNames } from '../hooks/use-style-names';

export interface StyleStepProps {
  choices: AdvisorChoices;
  onChange: (changes: Partial<AdvisorChoices>) => void;
}

/** Radio value for no tone. */
const NO_TONE = 'none';

/** Asks for the kind of frame, the mood and the tone. */
export function StyleStep({ choices, onChange }: StyleStepProps) {
  const { t } = useLingui();
  const names = useStyleNames();
  const moodNotes = {
    harmony: t`Quiet colors and shapes that follow your lines`,
    contrast: t`Bold colors and shapes that stand out`,
  };
  const toneNotes = {
    warm: t`Golden or olive skin, brown or red hair: gold, tortoise and green suit you`,
    cool: t`Rosy skin, black, gray or ash-blond hair: silver, black and blue suit you`,
    neutral: t`Something of both: all quiet colors suit you`,
  };
  return (
    <div className="grid gap-6">
      <RadioGroup
        legend={t`Kind of glasses`}
        variant="cards"
        value={choices.productType}
        onChange={(value) => onChange({ productType: PRODUCT_TYPES.find((type) => type === value) })}
        options={PRODUCT_TYPES.map((value) => ({ value, label: names.productTypes[value] }))}
        className="[&>div]:sm:grid-cols-2"
      />
      <RadioGroup
        legend={t`Mood`}
        variant="cards"
        value={choices.mood}
        onChange={(value) => onChange({ mood: MOODS.find((mood) => mood === value) })}
        options={MOODS.map((value) => ({ value, label: names.moods[value], description: moodNotes[value] }))}
        className="[&>div]:sm:grid-cols-2"
      />
      <RadioGroup
        legend={t`Tone of your skin and hair`}
        variant="cards"
        value={choices.tone ?? NO_TONE}
        onChange={(value) => onChange({ tone: TONES.find((tone) => tone === value) })}
        options={[
          ...TONES.map((value) => ({ value, label: names.tones[value], description: toneNotes[value] })),
          { value: NO_TONE, label: t`I do not know` },
        ]}
        className="[&>div]:sm:grid-cols-2"
      />
    </div>
  );
}
