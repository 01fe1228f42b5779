import { findProductsByTermPathSearchTermMax } from '@generated/catalog/catalog.limits';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type Ref, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readTextField } from '@/lib/forms/read-text-field';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { IconButton } from '@/ui/actions/icon-button';
import { SearchIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';
import { headerComponents } from '../header-components';
import type { ComboboxState } from './search-suggestions';

export interface SearchFormProps {
  /** Accessible name, needed when a page has two search forms. */
  label?: string;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/**
 * Renders the search form. A plain GET form, so it works before hydration; afterwards it navigates client-side. Prefilled on
 * the search page. Suggestions load on first focus.
 */
export function SearchForm({ label, inputRef, className }: SearchFormProps) {
  const site = useSite();
  const { t } = useLingui();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [combobox, setCombobox] = useState<ComboboxState>({ open: false });
  const components = useStoreValue(headerComponents);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const action = sitePaths.search(site);
  const term = pathname === action ? (new URLSearchParams(search).get('q') ?? '') : '';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { field, text } = readTextField(event.currentTarget, 'q');
    if (text) void navigate(sitePaths.search(site, text));
    else field.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element lacks browser support
    <form
      ref={form}
      role="search"
      aria-label={label}
      action={action}
      method="get"
      onSubmit={submit}
      className={cx('relative', className)}
    >
      <label htmlFor={id} className="sr-only">
        {t`Search`}
      </label>
      <input
        // Remounts the field when the URL has another term.
        key={term}
        id={id}
        ref={inputRef}
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={combobox.open}
        aria-controls={combobox.open ? `${id}-list` : undefined}
        aria-activedescendant={combobox.active}
        onFocus={headerComponents.load}
        name="q"
        defaultValue={term}
        placeholder={t`Frames, brands, shapes`}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={findProductsByTermPathSearchTermMax}
        className={cx('control', 'text-ellipsis rounded-full pr-12 pl-5 xl:pl-4')}
      />
      <IconButton
        type="submit"
        label={t`Search`}
        icon={<SearchIcon />}
        className="absolute top-0.5 right-0.5"
      />
      {components ? (
        <components.SearchSuggestions form={form} listId={`${id}-list`} onComboboxChange={setCombobox} />
      ) : null}
    </form>
  );
}
