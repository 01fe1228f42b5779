import { Notice } from '@/ui/display/notice';
import { SkeletonText } from '@/ui/display/skeleton';
import type { EmailView } from './client';
import { useEmails } from './use-sandbox';

const DATE_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** Shows the emails that the commerce API would have sent, with their codes. */
export function EmailsSection() {
  const { data: emails, error } = useEmails();
  return (
    <>
      <p className="mb-5 max-w-text text-ink-soft text-sm">
        The emails that the commerce API would have sent to all shoppers. Nothing leaves the sandbox. A
        password reset code disappears once it is used.
      </p>
      {error ? (
        <Notice tone="error" className="mb-4" live="polite">
          The sandbox is not responding. The panel keeps retrying.
        </Notice>
      ) : null}
      {emails ? <EmailList emails={emails} /> : <SkeletonText lines={4} />}
    </>
  );
}

function EmailList({ emails }: { emails: EmailView[] }) {
  if (emails.length === 0)
    return (
      <p className="text-ink-soft">
        Nothing yet. Place an order, request a password reset, or sign up for the newsletter.
      </p>
    );
  return (
    <ul className="divide-y divide-line border-line border-t">
      {emails.map(({ id, to, subject, code, text, sentAt, codeExpiresAt }) => (
        <li key={id} className="py-3 text-sm">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            <h3 className="font-medium">{subject}</h3>
            <time dateTime={new Date(sentAt).toISOString()} className="text-ink-soft">
              {DATE_TIME.format(sentAt)}
            </time>
          </div>
          <p className="break-all text-ink-soft">To {to}</p>
          {text?.map((line) => (
            <p key={line} className="mt-1">
              {line}
            </p>
          ))}
          {code ? (
            <p className="mt-1">
              Code: <code className="select-all font-semibold text-base">{code}</code>
              {codeExpiresAt ? (
                <span className="text-ink-soft"> until {TIME.format(codeExpiresAt)}</span>
              ) : null}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
