import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactElement, useDeferredValue } from 'react';
import type { LanguageTag } from '@/domain/locale/locales';
import { POWER_CHOICES } from '@/domain/prescription/choices';
import { formatDiopters } from '@/domain/prescription/diopters';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { useSite } from '@/lib/site/site';
import { ChevronDownIcon } from '@/ui/icons/icons';

const optionsByLanguage = new Map<string, ReactElement[]>();
/** The empty option. */
const NONE = 'none';

/**
 * Returns options from −20.00 to +20.00. A native list opens at its selected option, so the empty one is in the middle, before
 * 0.00. Created once per language: four fields share these options.
 */
function powerOptions(languageTag: LanguageTag, emptyName: string): ReactElement[] {
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
    <option key={NONE} value="" aria-label={emptyName}>
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

/** Renders a select for a lens power. Where it appears in a page that works already, its 161 options follow the rest. */
export function PowerSelect({ label, errorId, ...rest }: PowerSelectProps) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const hydrated = useHydrated();
  const options = powerOptions(languageTag, t`Not chosen`);
  const hasAll = useDeferredValue(true, !hydrated || rest.defaultValue !== '');
  return (
    <div className="relative">
      <select
        {...rest}
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        className="control pr-6 pl-2 max-[18rem]:pr-5 max-[18rem]:pl-1 lg:text-sm"
      >
        {hasAll ? options : options.filter(({ key }) => key === NONE)}
      </select>
      <ChevronDownIcon size={14} className="pointer-events-none absolute inset-y-0 right-2 my-auto" />
    </div>
  );
}
