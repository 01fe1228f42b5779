import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '@/platform/navigation/announcer';
import { useSuggestions } from '../api/use-suggestions';
import type { SuggestionBox } from '../state/suggestion-box';
import { useOptionKeys } from '../state/use-option-keys';
import { useTypedTerm } from '../state/use-typed-term';
import { KeywordLine, ProductLine } from './suggestion-lines';

export interface SearchSuggestionsProps {
  form: RefObject<HTMLFormElement | null>;
  listId: string;
  onBox: (box: SuggestionBox) => void;
}

/**
 * Suggestion list below the search field: terms, then products. ARIA combobox: focus stays in the field and the arrow
 * keys move through the list.
 */
export function SearchSuggestions({ form, listId, onBox }: SearchSuggestionsProps) {
  const { t } = useLingui();
  const { key } = useLocation();
  const [term, putAway] = useTypedTerm(form);
  const { keywords, products, loaded } = useSuggestions(term);
  const [active, setActive] = useState(-1);
  const count = keywords.length + products.length;
  const open = count > 0;
  const optionId = (place: number) => `${listId}-${place}`;
  const activeId = active >= 0 && active < count ? optionId(active) : undefined;
  useOptionKeys(form, { open, count, active, setActive, putAway, optionId });

  // biome-ignore lint/correctness/useExhaustiveDependencies: resets when the term changes
  useEffect(() => setActive(-1), [term]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on navigation
  useEffect(putAway, [key]);
  useEffect(() => onBox({ open, active: activeId }), [open, activeId, onBox]);
  // Announce once, after both responses for the current term.
  const announcement =
    open && loaded ? t`${plural(count, { one: '# suggestion', other: '# suggestions' })}` : '';
  useEffect(() => {
    if (announcement) announce(announcement);
  }, [announcement]);

  if (!open) return null;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t`Suggestions`}
      tabIndex={-1}
      // Keep focus in the field: blur would close the list before the click event.
      onMouseDown={(event) => event.preventDefault()}
      className="mt-2 max-h-[70dvh] overflow-y-auto lg:absolute lg:top-full lg:right-0 lg:z-10 lg:w-104 lg:rounded-md lg:border lg:border-line lg:bg-paper lg:py-2 lg:shadow-float"
    >
      {keywords.map((option, place) => (
        <KeywordLine
          key={option.term}
          {...option}
          typed={term}
          id={optionId(place)}
          active={place === active}
        />
      ))}
      {products.map((option, index) => (
        <ProductLine
          key={option.id}
          option={option}
          id={optionId(keywords.length + index)}
          active={keywords.length + index === active}
        />
      ))}
    </div>
  );
}
