import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactElement, useDeferredValue, useState } from 'react';
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
  const [isServed] = useState(!useHydrated() && rest.defaultValue === '');
  const options = powerOptions(languageTag, t`Not chosen`);
  const hasAll = useDeferredValue(true, rest.defaultValue !== '');
  return (
    <div className="relative">
      <select
        {...rest}
        {...(isServed
          ? servedOptions(languageTag, t`Not chosen`)
          : { children: hasAll ? options : options.filter(({ key }) => key === NONE) })}
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        className="control pr-6 pl-2 lg:text-sm"
      />
      <ChevronDownIcon size={14} className="pointer-events-none absolute inset-y-0 right-2 my-auto" />
    </div>
  );
}

/** Returns props of a select in the server's HTML, whose options an inline script adds (`fillSelects`): four of them have 648. */
function servedOptions(languageTag: LanguageTag, emptyName: string) {
  const toLabels = (powers: number[]) => powers.map((power) => formatDiopters(power, languageTag)).join(' ');
  return {
    'data-options-before': toLabels(POWER_CHOICES.filter((power) => power < 0)),
    'data-options-after': toLabels(POWER_CHOICES.filter((power) => power >= 0)),
    // Hydration leaves what the select contains, and React never renders it again.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: `<option value="" aria-label="${emptyName}">–</option>` },
  };
}
