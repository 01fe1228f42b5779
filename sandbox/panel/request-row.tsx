import { Badge } from '@/ui/display/badge';
import { WarningIcon } from '@/ui/icons/icons';
import type { RequestView } from './client';

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** Shows one request: its status, URL and contract violations. */
export function RequestRow({ request }: { request: RequestView }) {
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
