import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { useUnsavedInput } from '@/lib/navigation/unsaved-input';
import { type Account, useAccount } from '@/lib/session/user-context';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { SkeletonRegion, SkeletonText } from '@/ui/display/skeleton';
import { Heading } from '@/ui/layout/heading';
import { type Details, type LoadedDetails, useDetails } from '../../api/person';
import { AccountClosed } from './account-closed';
import { ClosingSection } from './closing-section';
import { DataSection } from './data-section';
import { EmailSection } from './email-section';
import { NamesSection } from './names-section';
import { NewsletterSection } from './newsletter-section';
import { PasswordSection } from './password-section';
import type { SectionState } from './section-state';

export interface AccountDetailsProps {
  /** In place of the details for a guest. */
  signedOut: ReactNode;
  /** Ends what the browser still has of the session of a closed account. */
  onClosed: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Name, email, password and newsletter of a member, the download of everything, and the end of the account. */
export function AccountDetails({ signedOut, onClosed }: AccountDetailsProps) {
  const account = useAccount();
  const loaded = useDetails(account.state === 'member');
  const [shown, setShown] = useState<Details>();
  const [open, setOpen] = useState(NONE);
  const [dirty, setDirty] = useState(NONE);
  const [closedEmail, setClosedEmail] = useState<string>();
  const release = useUnsavedInput(dirty.size > 0);
  if (loaded.details && loaded.details !== shown) {
    // Somebody else has signed in over the page.
    if (shown && shown.userId !== loaded.details.userId) setOpen(NONE);
    setShown(loaded.details);
  }
  const sectionState = useSectionStates({ open, setOpen, setDirty });

  if (closedEmail !== undefined) return <AccountClosed email={closedEmail} />;
  const isSignedOut = account.state === 'guest' || loaded.state === 'signed-out';
  // What is typed stays when the session ends.
  const details = isSignedOut && open.size === 0 ? undefined : (loaded.details ?? shown);
  return (
    <>
      <Heading level={1} size="lg" tabIndex={-1}>
        <Trans>Your details</Trans>
      </Heading>
      {details ? (
        <div className="max-w-2xl border-line border-b">
          <NamesSection details={details} {...sectionState('names')} />
          <EmailSection details={details} {...sectionState('email')} />
          <PasswordSection details={details} {...sectionState('password')} />
          <NewsletterSection details={details} />
          <DataSection />
          <ClosingSection
            details={details}
            onClosed={() => {
              release();
              setClosedEmail(details.email);
              onClosed();
            }}
          />
        </div>
      ) : null}
      {!details && isSignedOut ? signedOut : null}
      {details || isSignedOut ? null : <DetailsStatus account={account} loaded={loaded} />}
    </>
  );
}

/** While there are no details: they load, or could not be loaded. */
function DetailsStatus({ account, loaded }: { account: Account; loaded: LoadedDetails }) {
  const { t } = useLingui();
  const failed = [account, loaded].find(({ state }) => state === 'failed');
  if (!failed) {
    return (
      <SkeletonRegion label={t`Loading your details`}>
        <SkeletonText lines={8} className="max-w-2xl" />
      </SkeletonRegion>
    );
  }
  return (
    <Notice
      tone="error"
      live="polite"
      title={<Trans>Your details could not be loaded.</Trans>}
      action={
        <Button variant="link" onClick={() => void failed.refresh()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

type Change = (change: (current: ReadonlySet<string>) => ReadonlySet<string>) => void;

/** Which forms are open, and which have unsaved input. The functions are stable. */
function useSectionStates({
  open,
  setOpen,
  setDirty,
}: {
  open: ReadonlySet<string>;
  setOpen: Change;
  setDirty: Change;
}): (name: string) => SectionState {
  const callbacks = useRef(new Map<string, Omit<SectionState, 'isOpen'>>());
  return (name) => {
    const existing = callbacks.current.get(name) ?? {
      onOpenChange: (isOpen: boolean) => setOpen((current) => withName(current, name, isOpen)),
      onDirtyChange: (isDirty: boolean) => setDirty((current) => withName(current, name, isDirty)),
    };
    callbacks.current.set(name, existing);
    return { ...existing, isOpen: open.has(name) };
  };
}

function withName(names: ReadonlySet<string>, name: string, isIncluded: boolean): ReadonlySet<string> {
  if (names.has(name) === isIncluded) return names;
  return new Set(isIncluded ? [...names, name] : [...names].filter((other) => other !== name));
}
