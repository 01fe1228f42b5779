import { Trans } from '@lingui/react/macro';
import { phoneText } from '@/domain/contact/phone';
import { RETAILERS } from '@/lib/site/retailer';
import { useSite } from '@/lib/site/site';

/** Shows how to reach customer service: by phone, and by chat where the store has one. */
export function CustomerService() {
  const { phone, chatUrl } = RETAILERS[useSite().country];
  const phoneLink = (
    <a href={`tel:+1${phone}`} className="link-inline inline-flex min-h-11 items-center whitespace-nowrap">
      {phoneText(phone)}
    </a>
  );
  return (
    <p>
      {chatUrl ? (
        <Trans>
          Call {phoneLink} or{' '}
          <a href={chatUrl} className="link-inline inline-flex min-h-11 items-center">
            chat with us
          </a>
          .
        </Trans>
      ) : (
        <Trans>Call {phoneLink}.</Trans>
      )}
    </p>
  );
}
