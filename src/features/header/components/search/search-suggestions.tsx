import { select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatNumber } from '@/domain/locale/format-number';
import { pluralForm } from '@/domain/locale/plural-form';
import { announce } from '@/lib/navigation/announcer';
import { PageLink } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';
import { SearchIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';
import {
  type KeywordOption,
  normalizeTerm,
  type ProductOption,
  useSuggestions,
} from '../../api/use-suggestions';
import { useOptionNavigation } from '../../hooks/use-option-navigation';

/** ARIA combobox state of the search field. */
export interface ComboboxState {
  open: boolean;
  /** Id of the active option. */
  active?: string | undefined;
}

export interface SearchSuggestionsProps {
  form: RefObject<HTMLFormElement | null>;
  listId: string;
  onComboboxChange: (combobox: ComboboxState) => void;
}

/**
 * Renders the suggestion list below the search field: terms, then products. ARIA combobox: focus stays in the field and the
 * arrow keys move through the list.
 */
export function SearchSuggestions({ form, listId, onComboboxChange }: SearchSuggestionsProps) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const { key } = useLocation();
  const [term, dismiss] = useDebouncedTerm(form);
  const { keywords, products, loaded } = useSuggestions(term);
  const [activeIndex, setActiveIndex] = useState(-1);
  const count = keywords.length + products.length;
  const open = count > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = activeIndex >= 0 && activeIndex < count ? optionId(activeIndex) : undefined;
  useOptionNavigation(form, { open, count, activeIndex, setActiveIndex, dismiss, optionId });

  // biome-ignore lint/correctness/useExhaustiveDependencies: resets when the term changes
  useEffect(() => setActiveIndex(-1), [term]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on navigation
  useEffect(dismiss, [key]);
  useEffect(() => {
    window.addEventListener('pagehide', dismiss);
    return () => window.removeEventListener('pagehide', dismiss);
  }, [dismiss]);
  useEffect(() => onComboboxChange({ open, active: activeId }), [open, activeId, onComboboxChange]);
  // Announce once, after both responses for the current term.
  const number = formatNumber(count, languageTag);
  const countForm = pluralForm(count, languageTag);
  const announcement =
    open && loaded
      ? t`${select(countForm, { one: `${number} suggestion`, other: `${number} suggestions` })}`
      : '';
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
      className="mt-2 max-h-[70dvh] overflow-y-auto xl:absolute xl:top-full xl:right-0 xl:z-10 xl:w-104 xl:rounded-md xl:border xl:border-line xl:bg-paper xl:py-2 xl:shadow-float"
    >
      {keywords.map((option, index) => (
        <KeywordOptionLink
          key={option.term}
          {...option}
          typedTerm={term}
          id={optionId(index)}
          active={index === activeIndex}
        />
      ))}
      {products.map((option, index) => (
        <ProductOptionLink
          key={option.id}
          option={option}
          id={optionId(keywords.length + index)}
          active={keywords.length + index === activeIndex}
        />
      ))}
    </div>
  );
}

/** Debounce delay before suggestions are requested, in milliseconds. */
const DEBOUNCE_MS = 180;

/**
 * Returns the debounced term of the form field `q`; '' when there is nothing to suggest.
 *
 * @returns the term, and a function that dismisses suggestions until the next input.
 */
function useDebouncedTerm(form: RefObject<HTMLFormElement | null>): [string, () => void] {
  const [term, setTerm] = useState('');

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const getField = () => element.elements.namedItem('q') as HTMLInputElement;
    const handleInput = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setTerm(normalizeTerm(getField().value)), DEBOUNCE_MS);
    };
    const dismiss = () => {
      clearTimeout(timer);
      setTerm('');
    };
    element.addEventListener('input', handleInput, { signal });
    element.addEventListener('submit', dismiss, { signal });
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!element.contains(relatedTarget as Node | null)) dismiss();
      },
      { signal },
    );
    // Text typed before this code loaded.
    const field = getField();
    if (field === document.activeElement && field.value !== field.defaultValue) handleInput();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [form]);

  return [term, () => setTerm('')];
}

interface OptionProps {
  id: string;
  /** True if this is the active option of the combobox. */
  active: boolean;
}

/** Renders a suggested term; the untyped rest is bold. */
function KeywordOptionLink({
  term,
  href,
  typedTerm,
  id,
  active,
}: OptionProps & KeywordOption & { typedTerm: string }) {
  const isPrefix = term.toLowerCase().startsWith(typedTerm.toLowerCase());
  const matchedPrefix = isPrefix ? term.slice(0, typedTerm.length) : '';
  return (
    <OptionLink {...{ href, id, active }} className="min-h-11 gap-3">
      <SearchIcon size={16} className="shrink-0 text-ink-soft" />
      <span>
        {matchedPrefix}
        <span className="font-semibold">{term.slice(matchedPrefix.length)}</span>
      </span>
    </OptionLink>
  );
}

/** Renders a suggested product with its whole name: contact lenses differ at its end. */
function ProductOptionLink({ option, id, active }: OptionProps & { option: ProductOption }) {
  const { t } = useLingui();
  const { name, brand, image, price, href } = option;
  return (
    <OptionLink {...{ href, id, active }} className="min-h-16 gap-4 py-1">
      <span className="flex h-14 w-20 shrink-0 items-center rounded-sm bg-well">
        {image ? <img src={image} alt="" width={80} height={53} loading="lazy" decoding="async" /> : null}
      </span>
      <span className="min-w-0">
        <VisuallyHidden>{t`Product:`}</VisuallyHidden>{' '}
        <span className="block font-medium leading-tight">{name}</span>{' '}
        <span className="block text-ink-soft text-sm">{brand}</span>{' '}
      </span>
      {price ? <span className="ml-auto whitespace-nowrap text-sm">{price}</span> : null}
    </OptionLink>
  );
}

interface OptionLinkProps extends OptionProps {
  href: string;
  className: string;
  children: ReactNode;
}

function OptionLink({ href, id, active, className, children }: OptionLinkProps) {
  return (
    <PageLink
      href={href}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={cx(
        'flex items-center px-3 hover:bg-well lg:px-5',
        className,
        // Focus stays in the field, so the active option shows the focus ring.
        active && 'bg-well outline-2 -outline-offset-2 outline-focus',
      )}
    >
      {children}
    </PageLink>
  );
}
