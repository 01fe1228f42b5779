import { getGetFrameImageUrl } from '@generated/assets/assets';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { TryOnFrame } from '@/lib/try-on/try-on-frame';

export interface CompareChoiceProps {
  options: readonly TryOnFrame[];
  /** UPC of the chosen one. */
  value: string | undefined;
  onChange: (frame: TryOnFrame) => void;
}

/** Offers frames to compare with the first one. */
export function CompareChoice({ options, value, onChange }: CompareChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{t`Compare with`}</legend>
      <div className="-m-1 flex snap-x gap-3 overflow-x-auto p-1 md:grid md:max-h-80 md:grid-cols-2 md:overflow-x-visible md:overflow-y-auto">
        {options.map((option) => (
          <label
            key={option.upc}
            className="choice choice-card w-36 shrink-0 snap-start flex-col items-stretch gap-1 p-2 md:w-auto"
          >
            <img
              src={getGetFrameImageUrl(`${option.upc}-front.svg`)}
              alt=""
              width={900}
              height={600}
              className="h-auto w-full"
            />
            <span className="flex gap-2 text-sm">
              <input
                type="radio"
                className="choice-mark"
                name={name}
                value={option.upc}
                checked={option.upc === value}
                onChange={() => onChange(option)}
              />
              <span className="min-w-0">{option.name}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
