import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { readTextField } from '@/lib/forms/read-text-field';
import { useRecentlyViewed } from '@/lib/recently-viewed/use-recently-viewed';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/fields/text-field';
import { Heading } from '@/ui/layout/heading';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { type FrameOption, toFrameOptions } from '../api/frame-option';
import { type FrameSearch, useFrameSearch } from '../api/use-frame-search';
import type { FoundSize } from '../state/found-size';

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

/** Shows the result of the search. Always rendered, so that screen readers announce its changes. */
function SearchStatus({ search }: { search: FrameSearch }) {
  const { t } = useLingui();
  return (
    <div role="status" className="empty:hidden">
      {search.state === 'loading' ? <Trans>Looking for frames</Trans> : null}
      {search.state === 'ready' && search.frames.length === 0 ? (
        <Trans>
          No frame of ours has this name. Check the spelling, or use the numbers inside your pair.
        </Trans>
      ) : null}
      {search.state === 'ready' && search.frames.length > 0 ? (
        <VisuallyHidden>
          {t`${plural(search.frames.length, { one: '# frame found', other: '# frames found' })}`}
        </VisuallyHidden>
      ) : null}
      {search.state === 'failed' ? (
        <>
          <p>
            <Trans>The frames did not load.</Trans>
          </p>
          <Button variant="link" onClick={search.retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      ) : null}
    </div>
  );
}

interface FrameListProps {
  frames: readonly FrameOption[];
  /** Accessible name of the list. */
  label: string;
  onChoose: (frame: FrameOption) => void;
}

/** Frames to choose from, each with its width. */
function FrameList({ frames, label, onChoose }: FrameListProps): ReactNode {
  const millimeters = useMillimeters();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role from lists without bullets
    <ul role="list" aria-label={label} className="grid">
      {frames.map((frame) => (
        <li key={frame.id} className="border-line border-b last:border-b-0">
          <button
            type="button"
            onClick={() => onChoose(frame)}
            className="flex min-h-16 w-full items-center gap-4 rounded-sm py-1 text-left hover:bg-well"
          >
            <span className="flex h-14 w-20 shrink-0 items-center rounded-sm bg-well">
              {frame.image ? (
                <img src={frame.image} alt="" width={80} height={53} loading="lazy" decoding="async" />
              ) : null}
            </span>
            <span className="min-w-0 grow">
              <span className="block font-medium leading-tight">{frame.name}</span>{' '}
              <span className="block text-ink-soft text-sm">{frame.brand}</span>
            </span>{' '}
            <span className="pr-2 whitespace-nowrap text-sm">{millimeters(frame.totalWidth)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
