import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import type { LanguageTag } from '@/domain/locale/locales';
import { POWER_CHOICES } from '@/domain/prescription/choices';
import { formatDiopters } from '@/domain/prescription/diopters';
import { useSite } from '@/lib/site/site';
import { ChevronDownIcon } from '@/ui/icons/icons';

const optionsByLanguage = new Map<string, ReactNode>();

/**
 * Returns options from −20.00 to +20.00. A native list opens at its selected option, so the empty one is in the middle, before
 * 0.00. Created once per language: four fields share these options.
 */
function powerOptions(languageTag: LanguageTag, emptyName: string): ReactNode {
  const created = optionsByLanguage.get(languageTag);
  if (created) return created;
  const toOption = (power: number) => {
    const value = formatDiopters(power);
    const label = formatDiopters(power, languageTag);
    return (
      <option key={power} value={label === value ? undefined : value}>
        {label}
      </option>
    );
  };
  const options = [
    ...POWER_CHOICES.filter((power) => power < 0).map(toOption),
    // A dash would be read as minus.
    <option key="none" value="" aria-label={emptyName}>
      {'–'}
    </option>,
    ...POWER_CHOICES.filter((power) => power >= 0).map(toOption),
  ];
  optionsByLanguage.set(languageTag, options);
  return options;
}

export interface PowerSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  /** Accessible name; sighted shoppers see the column heading. */
  label: string;
  /** Id of the error message. */
  errorId: string | undefined;
  /** The initial power, formatted as in English. */
  defaultValue: string;
}

/** Renders a select for a lens power. */
export function PowerSelect({ label, errorId, ...rest }: PowerSelectProps) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  return (
    <div className="relative">
      <select
        {...rest}
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        className="control pr-6 pl-2 lg:text-sm"
      >
        {powerOptions(languageTag, t`Not chosen`)}
      </select>
      <ChevronDownIcon size={14} className="pointer-events-none absolute inset-y-0 right-2 my-auto" />
    </div>
  );
}
