import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useMemo, useState } from 'react';
import { readTextField } from '@/lib/forms/read-text-field';
import { useRecentlyViewed } from '@/lib/recently-viewed/use-recently-viewed';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/fields/text-field';
import { Heading } from '@/ui/layout/heading';
import { type FrameOption, toFrameOptions } from '../api/frame-option';
import { useFrameSearch } from '../api/use-frame-search';
import type { FoundSize } from '../state/found-size';
import { FrameList } from './frame-list';
import { SearchStatus } from './search-status';

/** Finds the size by a frame of the catalog that fits: searched by name, or seen recently. */
export function FrameForm({ onFound }: { onFound: (found: FoundSize) => void }) {
  const { t } = useLingui();
  const [term, setTerm] = useState('');
  const search = useFrameSearch(term);
  const { products } = useRecentlyViewed({ enabled: true });
  const seen = useMemo(() => toFrameOptions(products ?? []), [products]);
  const choose = ({ brand, name, totalWidth }: FrameOption) =>
    onFound({ width: totalWidth, source: { kind: 'frame', name: `${brand} ${name}` } });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { field, text } = readTextField(event.currentTarget, 'frame');
    setTerm(text);
    if (!text) field.focus();
  };
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        <Trans>Do you own a frame of ours that fits well? Choose it, and its width becomes yours.</Trans>
      </p>
      <form method="post" noValidate onSubmit={submit} className="flex items-end gap-3">
        <TextField
          name="frame"
          type="search"
          label={t`Name or brand of the frame`}
          clearLabel={t`Clear the name`}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          className="min-w-0 grow"
        />
        <Button type="submit" variant="secondary" className="flex-none">
          <Trans>Search</Trans>
        </Button>
      </form>
      <SearchStatus search={search} />
      {search.state === 'ready' && search.frames.length > 0 ? (
        <FrameList frames={search.frames} label={t`Frames found`} onChoose={choose} />
      ) : null}
      {search.state === 'idle' && seen.length > 0 ? (
        <section>
          <Heading level={3} size="sm">
            <Trans>Seen recently</Trans>
          </Heading>
          <FrameList frames={seen} label={t`Seen recently`} onChoose={choose} />
        </section>
      ) : null}
    </div>
  );
}
