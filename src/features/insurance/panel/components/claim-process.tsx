import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ClaimProcess } from '@/domain/insurance/provider';
import { PageLink } from '@/lib/navigation/page-link';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import { useTrackError } from '@/lib/tracking/use-track-error';
import { ButtonLink } from '@/ui/actions/button-link';
import { Notice } from '@/ui/display/notice';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { CustomerService } from './customer-service';

interface ClaimProcessTextProps {
  process: ClaimProcess;
  /** Name of the provider. */
  provider: string;
  isOutOfNetwork: boolean;
  downloadLink?: string | undefined;
}

/** Explains how members of a provider without a lookup use their benefits (002 §8). Tracked once per showing. */
export function ClaimProcessText({ process, provider, isOutOfNetwork, downloadLink }: ClaimProcessTextProps) {
  useTrackError(isOutOfNetwork, 'Out-of-network plan');
  return (
    <div className="grid gap-4">
      <Notice live="polite" title={<Title process={process} provider={provider} />}>
        <Advice process={process} />
      </Notice>
      {process === '4' ? null : <CustomerService />}
      <ol className="grid list-decimal gap-2 pl-5">
        {stepsOf(process).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
      {process === '4' && downloadLink ? (
        <ButtonLink
          variant="secondary"
          href={downloadLink}
          target="_blank"
          rel="noreferrer"
          className="justify-self-start"
        >
          <Trans>Download the claim form</Trans>{' '}
          <VisuallyHidden>
            <Trans>(in a new tab)</Trans>
          </VisuallyHidden>
        </ButtonLink>
      ) : null}
    </div>
  );
}

function Title({ process, provider }: Pick<ClaimProcessTextProps, 'process' | 'provider'>) {
  switch (process) {
    case '2.1':
      return <Trans>{provider} is in our network</Trans>;
    case '3':
      return <Trans>{provider} benefits are only available in store</Trans>;
    default:
      return <Trans>{provider} is out of our network</Trans>;
  }
}

function Advice({ process }: Pick<ClaimProcessTextProps, 'process'>) {
  switch (process) {
    case '4':
      return <Trans>Buy your glasses, then submit a reimbursement claim form.</Trans>;
    case '3':
      return <Trans>Bring your insurance card to one of our stores.</Trans>;
    default:
      return <Trans>Contact customer service by chat or phone.</Trans>;
  }
}

function StoreFinderLink() {
  return (
    <PageLink
      href={storeLocatorPaths.finder(useSite())}
      className="link-inline inline-flex min-h-11 items-center"
    >
      <Trans>Find a store near you.</Trans>
    </PageLink>
  );
}

interface HowToStep {
  key: string;
  text: ReactNode;
}

/** Returns the three points, two for a reimbursement (002 §8). */
function stepsOf(process: ClaimProcess): HowToStep[] {
  switch (process) {
    case '4':
      return [
        { key: 'buy', text: <Trans>Buy your glasses here and save the itemized receipt.</Trans> },
        { key: 'send', text: <Trans>Send the claim form with the receipt to your provider.</Trans> },
      ];
    case '3':
      return [
        { key: 'find', text: <StoreFinderLink /> },
        { key: 'card', text: <Trans>Bring your insurance card and a photo ID.</Trans> },
        { key: 'apply', text: <Trans>We apply your benefits when you order there.</Trans> },
      ];
    case '2.1':
      return [
        { key: 'choose', text: <Trans>Choose your glasses.</Trans> },
        { key: 'contact', text: <Trans>Contact us with your member ID before you order.</Trans> },
        { key: 'apply', text: <Trans>We apply your benefits to the order.</Trans> },
      ];
    default:
      return [
        { key: 'choose', text: <Trans>Choose your glasses.</Trans> },
        { key: 'contact', text: <Trans>Contact us with your member ID before you order.</Trans> },
        { key: 'pays', text: <Trans>We find out what your plan pays back, and how to claim it.</Trans> },
      ];
  }
}
