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
 * The list under the search field: terms to search for, then products to go to (ARIA combobox: the focus stays in the
 * field, the arrow keys walk through the list).
 */
export function SearchSuggestions({ form, listId, onBox }: SearchSuggestionsProps) {
  const { t } = useLingui();
  const { key } = useLocation();
  const [term, putAway] = useTypedTerm(form);
  const { keywords, products, settled } = useSuggestions(term);
  const [active, setActive] = useState(-1);
  const count = keywords.length + products.length;
  const open = count > 0;
  const optionId = (place: number) => `${listId}-${place}`;
  const activeId = active >= 0 && active < count ? optionId(active) : undefined;
  useOptionKeys(form, { open, count, active, setActive, putAway, optionId });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another term is another list
  useEffect(() => setActive(-1), [term]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page the list has done its work
  useEffect(putAway, [key]);
  useEffect(() => onBox({ open, active: activeId }), [open, activeId, onBox]);
  // Once for both answers, and not for those of an earlier term.
  const told = open && settled ? t`${plural(count, { one: '# suggestion', other: '# suggestions' })}` : '';
  useEffect(() => {
    if (told) announce(told);
  }, [told]);

  if (!open) return null;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t`Suggestions`}
      tabIndex={-1}
      // A press must not take the focus out of the field, which would close the list before it is heard.
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
