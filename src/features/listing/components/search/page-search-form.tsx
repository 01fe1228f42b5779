import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { readTextField } from '@/lib/forms/read-text-field';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { SearchField } from '@/ui/fields/search-field';

/** Renders the search form inside the page. A plain GET form, so that it works without scripts. */
export function PageSearchForm({ term }: { term: string }) {
  const site = useSite();
  const { t } = useLingui();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { field, text } = readTextField(event.currentTarget, 'q');
    if (text) void navigate(sitePaths.search(site, text));
    else field.focus();
  };
  return (
    <form
      action={sitePaths.search(site)}
      method="get"
      onSubmit={submit}
      className="mx-auto mt-6 flex max-w-md flex-wrap items-end gap-2 text-left text-ink"
    >
      <SearchField
        key={term}
        label={term ? t`Search again` : t`Search`}
        defaultValue={term}
        clearLabel={t`Clear`}
        required
        className="grow-999 basis-40"
      />
      <Button type="submit" className="min-h-12 grow">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}
