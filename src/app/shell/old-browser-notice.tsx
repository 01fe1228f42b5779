import { Trans } from '@lingui/react/macro';
import { phoneText } from '@/domain/contact/phone';
import { RETAILERS } from '@/lib/site/retailer';
import { useSite } from '@/lib/site/site';
import { OLD_BROWSER_NOTICE_ID } from '../inline-scripts/start-scripts';

/**
 * Says in a browser that is too old for the store's scripts that it has texts and links alone (docs/browsers.md). Hidden until an
 * inline script shows it.
 */
export function OldBrowserNotice() {
  const { phone } = RETAILERS[useSite().country];
  return (
    <p
      id={OLD_BROWSER_NOTICE_ID}
      role="alert"
      hidden
      className="border-ink-soft border-b bg-ink px-5 py-3 text-center text-on-ink text-sm"
    >
      <Trans>
        This browser is too old to order in. You can read everything, and follow every link. To order, update
        it or call{' '}
        <a href={`tel:+1${phone}`} className="whitespace-nowrap underline">
          {phoneText(phone)}
        </a>
        .
      </Trans>
    </p>
  );
}
