import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readTextField } from '@/lib/forms/read-text-field';
import { PageLink } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { setInputValue } from '@/ui/fields/set-input-value';
import { TextField } from '@/ui/fields/text-field';
import { lastFoundPlace } from '../api/location-entry';
import { checkSearchText, type SearchTextCheck } from '../rules/search-text';

export interface SearchFormProps {
  /** Path of the finder, without a query. */
  action: string;
  /** The text that applies. */
  location: string;
  /** Returns the URL of a search. */
  hrefFor: (location: string) => string;
  onSearch: (location: string) => void;
}

/** Searches stores by place. A plain GET form, so that it works without scripts; the sign in a text is named (001 §5). */
export function SearchForm({ action, location, hrefFor, onSearch }: SearchFormProps) {
  const { t } = useLingui();
  const { country } = useSite();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(location);
  // Result for the URL at first, then for each attempt.
  const [check, setCheck] = useState<SearchTextCheck | undefined>(() =>
    location === '' ? undefined : checkSearchText(location),
  );

  // Fills in the last place found, unless the shopper is typing already. Who is about to type replaces it.
  useEffect(() => {
    const last = lastFoundPlace(country);
    if (shown.current !== '' || !last || input.current?.value !== '') return;
    setInputValue(input.current, last);
    if (document.activeElement === input.current) input.current.select();
  }, [country]);

  useEffect(() => {
    if (shown.current === location || !input.current) return;
    shown.current = location;
    setInputValue(input.current, location);
    setCheck(location === '' ? undefined : checkSearchText(location));
  }, [location]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text } = readTextField(event.currentTarget, 'location');
    const result = checkSearchText(text);
    setCheck(result);
    if (result.status === 'valid') onSearch(result.text);
    else input.current?.focus();
  };

  const suggestion = check?.status === 'forbidden' ? check.suggestion : undefined;
  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: the search element lacks browser support */}
      <form role="search" aria-label={t`Stores`} action={action} method="get" onSubmit={submit} noValidate>
        <div className="grid gap-2 sm:flex sm:items-start">
          <TextField
            ref={input}
            type="search"
            name="location"
            label={country === 'us' ? t`City, state or postal code` : t`City, province or postal code`}
            defaultValue={location}
            clearLabel={t`Clear`}
            error={useErrorText(check)}
            autoComplete="off"
            enterKeyHint="search"
            className="min-w-0 grow"
          />
          <Button type="submit" className="h-12 flex-none sm:mt-7">
            <Trans>Search</Trans>
          </Button>
        </div>
      </form>
      {suggestion ? (
        <PageLink
          href={hrefFor(suggestion)}
          className="link-inline inline-flex min-h-11 items-center justify-self-start"
        >
          <Trans>Search for “{suggestion}”</Trans>
        </PageLink>
      ) : null}
    </div>
  );
}

function useErrorText(check: SearchTextCheck | undefined): string | undefined {
  const { t } = useLingui();
  switch (check?.status) {
    case 'empty':
      return t`Enter a city, state/province or postal code`;
    case 'too-long':
      return t`Use at most 100 characters`;
    case 'forbidden': {
      const signs = check.characters.join(' ');
      return t`A search cannot have: ${signs}`;
    }
    default:
      return undefined;
  }
}
