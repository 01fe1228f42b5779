import { useDeferredValue, useState } from 'react';
import useSWR from 'swr';
import { groupBy } from '@/domain/collections/group-by';
import { LOCALE_CODES } from '@/domain/locale/locales';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { Badge } from '@/ui/display/badge';
import { Notice } from '@/ui/display/notice';
import { SkeletonText } from '@/ui/display/skeleton';
import { ToastProvider } from '@/ui/feedback/toast-provider';
import { ToastRegion } from '@/ui/feedback/toast-region';
import { Checkbox } from '@/ui/fields/checkbox';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { SkipLink } from '@/ui/layout/skip-link';
import { Stack } from '@/ui/layout/stack';
import { api, type StateView, unwrapResponse } from '../client';
import { useAction } from '../use-action';
import { filterStates } from './filter-states';
import { openState, type StateLocale } from './open-state';

const ALL = { searchText: '', page: '', onlyCatalogs: false, size: '', locale: '' };

/** Every state of the store: what it shows, its pictures, and the way into it. */
export function StatesPage() {
  const { data: states, error } = useStates();
  const pictures = usePictures();
  const [filter, setFilter] = useState(ALL);
  const { size, locale, ...rest } = useDeferredValue(filter);
  const found = filterStates(states ?? [], rest);
  const change = (changes: Partial<typeof ALL>) => setFilter({ ...filter, ...changes });
  const shown = ({ id }: StateView) =>
    (pictures.get(id) ?? []).filter(
      (picture) => (size === '' || picture.size === size) && (locale === '' || picture.locale === locale),
    );
  return (
    <ToastProvider>
      <SkipLink href="#states">Skip to the states</SkipLink>
      <Container as="header" className="flex flex-wrap items-end justify-between gap-4 py-8">
        <div>
          <Heading level={1} size="lg">
            States
          </Heading>
          <p className="mt-2 max-w-text text-ink-soft">
            Every state of the store that has a name. Open one: this browser becomes its shopper.
            {pictures.size === 0 ? ' “npm run pictures -- states” takes their pictures.' : ''}
          </p>
        </div>
        <ButtonLink href="/sandbox" variant="link">
          Sandbox
        </ButtonLink>
      </Container>
      <Container as="main" id="states" tabIndex={-1} className="pb-24">
        <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <TextField
            label="Find a state"
            type="search"
            clearLabel="Clear search"
            placeholder="cart, failed, insurance …"
            value={filter.searchText}
            onChange={(event) => change({ searchText: event.target.value })}
          />
          <Choice
            label="Page"
            value={filter.page}
            values={[...new Set(states?.map(({ page }) => page))]}
            onChange={(page) => change({ page })}
          />
          <Choice
            label="Size"
            value={filter.size}
            values={['phone', 'desktop']}
            onChange={(value) => change({ size: value })}
          />
          <Choice
            label="Locale"
            value={filter.locale}
            values={LOCALE_CODES}
            onChange={(value) => change({ locale: value })}
          />
        </div>
        <Checkbox
          label="Only entries of the error catalogs"
          checked={filter.onlyCatalogs}
          onChange={(event) => change({ onlyCatalogs: event.target.checked })}
        />
        {error ? <Notice tone="error">The states did not load.</Notice> : null}
        {states ? (
          <p role="status" className="mt-4 text-ink-soft text-sm">
            {found.length === 1 ? '1 state' : `${found.length} states`}
          </p>
        ) : (
          <SkeletonText lines={10} />
        )}
        {[...groupBy(found, ({ page }) => page)].map(([page, group]) => (
          <section key={page} aria-labelledby={`page-${page}`}>
            <Heading level={2} size="md" id={`page-${page}`} className="mt-12 mb-4">
              {page}
            </Heading>
            <ul className="grid gap-x-8 gap-y-10">
              {group.map((state) => (
                <StateItem key={state.id} state={state} pictures={shown(state)} />
              ))}
            </ul>
          </section>
        ))}
      </Container>
      <ToastRegion dismissLabel="Dismiss" />
    </ToastProvider>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  values: readonly string[];
  onChange: (value: string) => void;
}

function Choice({ label, value, values, onChange }: ChoiceProps) {
  return (
    <Select
      label={label}
      emptyLabel="All"
      options={values.map((each) => ({ value: each, label: each }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface StateItemProps {
  state: StateView;
  pictures: readonly TakenPicture[];
}

function StateItem({ state, pictures }: StateItemProps) {
  const { id, kind, shows, entries = [], scenario, shopper } = state;
  const { busy, run } = useAction();
  const [left, setLeft] = useState('');
  const open = (locale: StateLocale) =>
    run(async () => setLeft(await openState(state, locale)), `Opened: ${id}`);
  return (
    <li className="border-line border-t pt-4 [contain-intrinsic-size:auto_12rem] [content-visibility:auto]">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-text">
          <Heading level={3} size="sm">
            {id} <Badge>{kind}</Badge>
          </Heading>
          <p className="mt-1">{shows}</p>
          <p className="text-ink-soft text-sm">
            {[scenario, shopper, ...entries.map((entry) => entry.split(':')[0])].filter(Boolean).join(' · ')}
          </p>
          {left === '' ? null : <p className="break-words text-sm">{left}</p>}
        </div>
        <Stack row gap="xs" role="group" aria-label={`Open ${id}`}>
          {LOCALE_CODES.map((locale) => (
            <Button
              key={locale}
              variant="secondary"
              busy={busy}
              busyLabel="Opening"
              onClick={() => open(locale)}
            >
              {locale}
            </Button>
          ))}
        </Stack>
      </div>
      <ul className="mt-3 flex gap-4 overflow-x-auto empty:hidden">
        {pictures.map(({ url, size, locale }) => (
          <li key={url} className="shrink-0">
            <a href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
                loading="lazy"
                alt={`${id}, ${locale}, ${size}`}
                className={`h-96 border border-line object-cover object-top ${size === 'phone' ? 'w-48' : 'w-128'}`}
              />
            </a>
            <p className="text-ink-soft text-sm">
              {locale}, {size}
            </p>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A picture that was taken (scripts/pictures). */
interface TakenPicture {
  /** Of the state. */
  id: string;
  size: string;
  locale: string;
  /** Its URL. */
  url: string;
}

const FOLDER = '/sandbox/pictures/';

function useStates() {
  return useSWR('states', () => unwrapResponse(api.states.$get()), { revalidateOnFocus: false });
}

/** The pictures that were taken last, by state; none where none were. */
function usePictures(): ReadonlyMap<string, TakenPicture[]> {
  const { data } = useSWR('pictures', readPictures, { revalidateOnFocus: false });
  return data ?? new Map();
}

async function readPictures(): Promise<Map<string, TakenPicture[]>> {
  const latest = await readJson<{ folder: string }>('latest.json');
  if (!latest) return new Map();
  const { folder } = latest;
  const pictures =
    (await readJson<(Omit<TakenPicture, 'url'> & { file: string })[]>(`${folder}/manifest.json`)) ?? [];
  return groupBy(
    pictures
      .filter(({ file }) => file !== '')
      .map(({ id, size, locale, file }) => ({ id, size, locale, url: `${FOLDER}${folder}/${file}` })),
    ({ id }) => id,
  );
}

/** A static host answers with a page of its own where there is no such file. */
async function readJson<Content>(path: string): Promise<Content | undefined> {
  const response = await fetch(FOLDER + path);
  const isJson = response.ok && response.headers.get('content-type')?.includes('json');
  return isJson ? ((await response.json()) as Content) : undefined;
}
