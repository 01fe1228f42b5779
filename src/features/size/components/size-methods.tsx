import { useFindProductsByTerm } from '@generated/catalog/catalog';
import { findProductsByTermPathSearchTermMax } from '@generated/catalog/catalog.limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toPathTerm } from '@/domain/catalog/path-term';
import { type MeasureError, readMeasure, SIZE_LIMITS, type SizeMeasure } from '@/domain/size/size-limits';
import { estimateTotalWidth } from '@/domain/size/total-width';
import { readTextField } from '@/lib/forms/read-text-field';
import { useRecentlyViewed } from '@/lib/recently-viewed/use-recently-viewed';
import { useSite } from '@/lib/site/site';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { Button } from '@/ui/actions/button';
import { RetryButton } from '@/ui/actions/retry-button';
import { Tabs } from '@/ui/disclosure/tabs';
import { TextField } from '@/ui/fields/text-field';
import { Heading } from '@/ui/layout/heading';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { type FrameOption, toFrameOptions } from '../api/frame-option';
import { type NumbersField, numbersSchema } from '../forms/numbers-schema';
import type { FoundSize } from '../state/found-size';

/** Some of the products found may be contact lenses, which are left out. */
const PAGE_SIZE = 12;
const MAX_RESULTS = 6;

/** Shows the three methods to find the total width that fits: a pair's numbers, a frame of ours, a measured width. */
export function SizeMethods({ onFound }: { onFound: (found: FoundSize) => void }) {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Ways to find your size`}
      className="mt-3"
      tabs={[
        { value: 'numbers', label: t`Numbers inside`, panel: <NumbersForm onFound={onFound} /> },
        { value: 'frame', label: t`A frame of ours`, panel: <FrameForm onFound={onFound} /> },
        { value: 'width', label: t`Width`, panel: <WidthForm onFound={onFound} /> },
      ]}
    />
  );
}

/** Finds the size by a measured total width. */
function WidthForm({ onFound }: { onFound: (found: FoundSize) => void }) {
  const { t } = useLingui();
  const errorMessage = useMeasureErrors();
  const [error, setError] = useState<MeasureError>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { field, text } = readTextField(event.currentTarget, 'totalWidth');
    const width = readMeasure('totalWidth', text);
    if (typeof width === 'number') return onFound({ width, source: { kind: 'width' } });
    setError(width);
    field.focus();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">
        <Trans>
          Measure glasses that fit you well, straight across the front from hinge to hinge. The width of your
          face at the temples works too.
        </Trans>
      </p>
      <TextField
        name="totalWidth"
        label={t`Total width in millimeters`}
        error={error && errorMessage('totalWidth', error)}
        placeholder="134"
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        required
        className="max-w-60"
      />
      <Button type="submit" className="justify-self-start">
        <Trans>Use this width</Trans>
      </Button>
    </form>
  );
}

/** Finds the size by the numbers inside a pair that fits. */
function NumbersForm({ onFound }: { onFound: (found: FoundSize) => void }) {
  const { t } = useLingui();
  const errorMessage = useMeasureErrors();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(numbersSchema),
    defaultValues: { eye: '', bridge: '', temple: '' },
  });
  const submit = handleSubmit(({ eye, bridge }) => {
    const front = { eye, bridge };
    onFound({ width: estimateTotalWidth(front), source: { kind: 'numbers', front } });
  });
  const fieldProps = (name: NumbersField) => {
    const error = formState.errors[name]?.message as MeasureError | undefined;
    return {
      ...register(name),
      error: error && errorMessage(name, error),
      inputMode: 'decimal',
      autoComplete: 'off',
      maxLength: 8,
    } as const;
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">
        <Trans>Look inside a temple of glasses that fit you well. Three numbers are printed there.</Trans>
      </p>
      <TempleMark />
      <div className="grid items-start gap-4 min-[26rem]:grid-cols-3">
        <TextField {...fieldProps('eye')} label={t`Lens width`} placeholder="52" required />
        <TextField {...fieldProps('bridge')} label={t`Bridge`} placeholder="18" required />
        <TextField
          {...fieldProps('temple')}
          label={t`Temple`}
          optionalLabel={t`optional`}
          placeholder="140"
        />
      </div>
      <Button type="submit" className="justify-self-start">
        <Trans>Estimate my size</Trans>
      </Button>
    </form>
  );
}

/** Shows the mark inside a temple: lens width, bridge and temple length. An example; the fields next to it have the names. */
function TempleMark() {
  return (
    <svg
      viewBox="0 0 320 72"
      aria-hidden="true"
      focusable="false"
      className="h-auto w-full rounded-md bg-well"
    >
      <path
        d="M14 26h214c34 0 52 8 78 30l-7 8c-25-20-42-24-71-24H14Z"
        className="fill-paper stroke-ink"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <path d="M14 24v18M22 24v18" className="stroke-ink" strokeWidth={1.5} />
      <text x={62} y={38} fontSize={13} className="fill-accent">
        52 □ 18
      </text>
      <text x={132} y={38} fontSize={13} className="fill-accent">
        140
      </text>
    </svg>
  );
}

/** Returns the message for a rejected measurement, with what to do. */
function useMeasureErrors(): (measure: SizeMeasure, error: MeasureError) => string {
  const { t } = useLingui();
  const missing: Record<SizeMeasure, string> = {
    eye: t`Enter the lens width, such as 52.`,
    bridge: t`Enter the bridge, such as 18.`,
    temple: t`Enter the temple length, such as 140.`,
    totalWidth: t`Enter the width in millimeters, such as 134.`,
  };
  return (measure, error) => {
    if (error === 'missing') return missing[measure];
    if (error === 'not-a-number') return t`Enter one number in millimeters, in digits.`;
    const { min, max } = SIZE_LIMITS[measure];
    return measure === 'totalWidth'
      ? t`Glasses are ${min} to ${max}\u00a0mm wide. Check that the number is in millimeters.`
      : t`Between ${min} and ${max}. Check that the numbers are in the order of the temple.`;
  };
}

/** Finds the size by a frame of the catalog that fits: searched by name, or seen recently. */
function FrameForm({ onFound }: { onFound: (found: FoundSize) => void }) {
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
          maxLength={findProductsByTermPathSearchTermMax}
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
          <RetryButton onClick={search.retry} />
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

type FrameSearch =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; frames: readonly FrameOption[] };

/** Searches frames by name or brand; idle without a term. */
function useFrameSearch(term: string): FrameSearch {
  const { storeId, catalogId, languageId, currency } = useSite();
  const { data, error, mutate } = useFindProductsByTerm(
    storeId,
    toPathTerm(term),
    {
      catalogId,
      langId: languageId,
      currency,
      pageNumber: 1,
      pageSize: PAGE_SIZE,
      profileName: 'MARLOWE_findProductsBySearchTerm_Tiles',
    },
    { swr: { enabled: term !== '' } },
  );
  const frames = useMemo(() => data && toFrameOptions(data.catalogEntryView).slice(0, MAX_RESULTS), [data]);
  if (term === '') return { state: 'idle' };
  if (frames) return { state: 'ready', frames };
  return error ? { state: 'failed', retry: () => void mutate() } : { state: 'loading' };
}
