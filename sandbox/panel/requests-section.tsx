import { useState } from 'react';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { Notice } from '@/ui/display/notice';
import { Select } from '@/ui/fields/select';
import { WarningIcon } from '@/ui/icons/icons';
import { Stack } from '@/ui/layout/stack';
import { api, type RequestView, unwrapResponse } from './client';
import { useRequests } from './use-sandbox';

const FILTERS = {
  calls: { label: 'All but images', matches: ({ url }: RequestView) => !url.startsWith('/assets/') },
  all: { label: 'All', matches: () => true },
  failed: { label: 'Failed', matches: ({ status }: RequestView) => status === 0 || status >= 400 },
  contract: { label: 'Contract violations', matches: ({ findings }: RequestView) => findings.length > 0 },
};
type Filter = keyof typeof FILTERS;

/** Shows the latest requests of this sandbox, from every browser and from server rendering. */
export function RequestsSection() {
  const [live, setLive] = useState(true);
  const [filter, setFilter] = useState<Filter>('calls');
  const [clearedUpTo, setClearedUpTo] = useState(0);
  const { data: requests = [], error } = useRequests(live);
  const visible = requests.filter(({ id }) => id > clearedUpTo).filter(FILTERS[filter].matches);
  const clear = () => {
    setClearedUpTo(requests[0]?.id ?? 0);
    void unwrapResponse(api.requests.$delete());
  };

  return (
    <>
      <p className="mb-5 max-w-text text-ink-soft text-sm">
        The latest 200 requests of all browsers, checked against the contract in both directions. Personal
        data is redacted.
      </p>
      <Stack row className="items-end">
        <Select
          label="Show"
          options={Object.entries(FILTERS).map(([value, { label }]) => ({ value, label }))}
          value={filter}
          onChange={(event) => setFilter(event.target.value as Filter)}
          className="w-56"
        />
        <Button variant="secondary" onClick={() => setLive(!live)}>
          {live ? 'Pause' : 'Resume'}
        </Button>
        <Button variant="quiet" onClick={clear}>
          Clear
        </Button>
      </Stack>
      {error ? (
        <Notice tone="error" className="mt-4" live="polite">
          The sandbox is not responding. The panel keeps retrying.
        </Notice>
      ) : null}
      {visible.length > 0 ? (
        <ol className="mt-4 divide-y divide-line border-line border-t">
          {visible.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ol>
      ) : (
        <p className="mt-4 text-ink-soft">Nothing yet. Open a page of the store.</p>
      )}
    </>
  );
}

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** Shows one request: its status, URL and contract violations. */
function RequestRow({ request }: { request: RequestView }) {
  const { method, operation, url, status, milliseconds, at, findings } = request;
  return (
    <li className="py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={toneOf(status)}>{status === 0 ? 'No response' : status}</Badge>
        <span className="font-medium">
          {method} {operation || 'not in the contract'}
        </span>
        <span className="ml-auto whitespace-nowrap text-ink-soft">
          {milliseconds} ms · <time dateTime={new Date(at).toISOString()}>{TIME.format(at)}</time>
        </span>
      </div>
      <p className="mt-1 break-all text-ink-soft">{url}</p>
      {findings.map(({ direction, problems }) => (
        <ul key={direction} className="mt-1 grid gap-0.5 text-error">
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`} className="flex gap-1.5">
              <WarningIcon size={18} className="mt-0.5 flex-none" />
              <span>
                {direction === 'request' ? 'Request' : 'Response'}: <strong>{field}</strong> {message}
              </span>
            </li>
          ))}
        </ul>
      ))}
    </li>
  );
}

function toneOf(status: number): 'success' | 'outline' | 'warning' {
  if (status === 0 || status >= 400) return 'warning';
  return status >= 300 ? 'outline' : 'success';
}
