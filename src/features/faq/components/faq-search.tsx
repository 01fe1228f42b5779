import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { readTextField } from '@/lib/forms/read-text-field';
import { helpPaths } from '@/lib/navigation/help-paths';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { SearchField } from '@/ui/fields/search-field';
import { setInputValue } from '@/ui/fields/set-input-value';

export interface FaqSearchProps {
  /** The text that applies. */
  q: string;
  /** Key of the navigation that led here. */
  locationKey: string;
}

/** Searches the questions, from page 1 and in every topic. A plain GET form, so that it works without scripts. */
export function FaqSearch({ q, locationKey }: FaqSearchProps) {
  const site = useSite();
  const { t } = useLingui();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // At first the field has the server's text, or what was typed before hydration.
  const shownFor = useRef(locationKey);
  useEffect(() => {
    if (shownFor.current === locationKey || !input.current) return;
    shownFor.current = locationKey;
    setInputValue(input.current, q);
  }, [q, locationKey]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text } = readTextField(event.currentTarget, 'q');
    void navigate(helpPaths.faq(site, { q: text }), { state: { preserveScroll: true } });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element lacks browser support
    <form
      role="search"
      aria-label={t`Questions`}
      action={helpPaths.faq(site)}
      method="get"
      onSubmit={submit}
      className="flex flex-wrap items-end gap-2"
    >
      <SearchField
        ref={input}
        label={t`Search the questions`}
        defaultValue={q}
        clearLabel={t`Clear`}
        className="min-w-0 grow-999 basis-32"
      />
      <Button type="submit" className="min-h-12 grow">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}
