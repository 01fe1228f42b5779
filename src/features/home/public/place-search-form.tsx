import type { FormEvent } from 'react';
import { readTextField } from '@/lib/forms/read-text-field';
import { storeFinderPath } from '@/lib/navigation/store-finder-path';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/fields/text-field';

export interface PlaceSearchFormProps {
  name: string;
  /** Label of the field. */
  label: string;
  submitLabel: string;
}

/**
 * Leads to the store finder with a place. A plain GET form, so that it works before hydration. The finder checks the text and
 * reports problems.
 */
export function PlaceSearchForm({ name, label, submitLabel }: PlaceSearchFormProps) {
  const action = storeFinderPath(useSite());
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { field, text } = readTextField(event.currentTarget, 'location');
    if (text) void navigate(`${action}?${new URLSearchParams({ location: text })}`);
    else field.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element lacks browser support
    <form
      role="search"
      aria-label={name}
      action={action}
      method="get"
      onSubmit={submit}
      className="grid gap-2 sm:flex sm:items-end"
    >
      <TextField
        type="search"
        name="location"
        label={label}
        autoComplete="off"
        enterKeyHint="search"
        className="min-w-0 grow"
      />
      <Button type="submit" className="h-12 flex-none">
        {submitLabel}
      </Button>
    </form>
  );
}
