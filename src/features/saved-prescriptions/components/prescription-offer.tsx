import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { announce } from '@/lib/navigation/announcer';
import { signInRequest } from '@/lib/session/sign-in-request';
import { useIsMember } from '@/lib/session/user-context';
import { Button } from '@/ui/actions/button';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';
import { type SavedPrescriptionsState, useSavedPrescriptions } from '../api/use-saved-prescriptions';
import { PrescriptionChoice, type UsablePrescription } from './prescription-choice';

/** The dialog to sign in over the page. */
export interface OfferSignInProps {
  onClose: () => void;
  onSignedIn: () => Promise<unknown>;
}

export interface PrescriptionOfferProps {
  onUse: (saved: UsablePrescription) => void;
  /**
   * A listing says when there is none, since the shopper requested one. A form says so only in the place of a placeholder that was
   * seen, so that nothing moves; and it says that it is filled in.
   */
  place: 'form' | 'listing';
  /** A placeholder of the height of one button was shown before. */
  isReplacing?: boolean;
  /** Absent where nobody can sign in; then guests are offered nothing. */
  renderSignIn?: ((props: OfferSignInProps) => ReactNode) | undefined;
}

/** Offers a member's saved prescriptions with values, instead of typing: "Use my prescription of March 2026". */
export function PrescriptionOffer({
  onUse,
  place,
  isReplacing = false,
  renderSignIn,
}: PrescriptionOfferProps) {
  const { t } = useLingui();
  const isMember = useIsMember();
  const { state, prescriptions } = useSavedPrescriptions({ itemType: 'frame' }, isMember);
  // Later content is as high as one button, so that nothing below moves.
  const [isImmediate] = useState(!isReplacing && isMember && state !== 'loading');
  const [isSigningIn, setSigningIn] = useState(false);
  const [hasSignedIn, setSignedIn] = useState(false);
  const controls = useRef<HTMLDivElement>(null);
  const usable = prescriptions.filter(hasValues);
  const isLoading = isMember && state === 'loading';
  const needsSignIn = !isMember || state === 'signed-out';
  // The request of a remembered member is handled here, not by the dialog of another page.
  useEffect(() => () => signInRequest.set(false), []);
  const takesFocus =
    !isLoading && !needsSignIn && (hasSignedIn || (place === 'listing' && usable.length > 0));
  useEffect(() => {
    // It replaces the button that was clicked.
    if (!takesFocus) return;
    const first = controls.current?.querySelector<HTMLElement>('select, button');
    (first ?? controls.current)?.focus();
  }, [takesFocus]);

  return (
    <>
      <div ref={controls} tabIndex={-1} className="grid justify-items-stretch gap-2 empty:hidden">
        <OfferContent
          {...{ isMember, state, usable, onUse, place, isImmediate }}
          onSignIn={needsSignIn && renderSignIn ? () => setSigningIn(true) : undefined}
        />
      </div>
      {isSigningIn
        ? renderSignIn?.({
            onClose: () => setSigningIn(false),
            onSignedIn: async () => {
              setSigningIn(false);
              setSignedIn(true);
              announce(t`You are signed in`);
            },
          })
        : null}
    </>
  );
}

interface OfferContentProps extends Pick<PrescriptionOfferProps, 'onUse' | 'place'> {
  isMember: boolean;
  state: SavedPrescriptionsState['state'];
  usable: readonly UsablePrescription[];
  /** There from the start, where it may have any height. */
  isImmediate: boolean;
  /** Absent where nobody has to sign in, or nobody can. */
  onSignIn: (() => void) | undefined;
}

function OfferContent({ isMember, state, usable, onUse, place, isImmediate, onSignIn }: OfferContentProps) {
  const { t } = useLingui();
  if (isMember && state === 'loading') {
    return (
      <SkeletonRegion label={t`Loading your prescriptions`}>
        <Skeleton className="h-11 w-full" />
      </SkeletonRegion>
    );
  }
  if (onSignIn) {
    return (
      <Button
        variant="link"
        className="min-h-11 justify-self-start text-left text-sm"
        aria-haspopup="dialog"
        onClick={onSignIn}
      >
        <Trans>Use a prescription from my account</Trans>
      </Button>
    );
  }
  if (usable.length > 0 && isMember)
    return <PrescriptionChoice {...{ usable, onUse, place }} isCompact={!isImmediate} />;
  if (place === 'form' && (!isMember || isImmediate)) return null;
  return (
    <p role="status" className="flex min-h-11 items-center text-ink-soft text-sm">
      {state === 'failed' ? (
        <Trans>Your prescriptions could not be loaded.</Trans>
      ) : (
        <Trans>No prescription with values is saved in your account.</Trans>
      )}
    </p>
  );
}

function hasValues(saved: SavedPrescriptionView): saved is UsablePrescription {
  return saved.values !== undefined;
}
