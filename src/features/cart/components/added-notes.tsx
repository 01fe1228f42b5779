import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { cartNotes } from '@/lib/cart/cart-notes';
import { savePrescription } from '@/lib/prescription/stored-prescription';
import { useStoreValue } from '@/lib/state/create-store';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';

/** Shows the notes about the glasses that were just added or edited. */
export function AddedNotes() {
  const { t } = useLingui();
  const { isPerkRejected, clearedPrescription } = useStoreValue(cartNotes) ?? {};
  // Said once: on a later visit they are no news.
  useEffect(() => {
    window.addEventListener('pagehide', cartNotes.clear);
    return () => {
      window.removeEventListener('pagehide', cartNotes.clear);
      cartNotes.clear();
    };
  }, []);
  const undo = () => {
    savePrescription(clearedPrescription);
    cartNotes.write(isPerkRejected ? { isPerkRejected } : {});
  };
  return (
    <>
      {isPerkRejected ? (
        <Notice tone="warning" live="polite" title={t`Your perk was not applied`}>
          <Trans>The total is without it. You can try its code in the field below the total.</Trans>
        </Notice>
      ) : null}
      {clearedPrescription ? (
        <Notice
          live="polite"
          title={t`Your saved prescription is cleared`}
          action={
            <Button variant="link" onClick={undo}>
              <Trans>Keep my prescription</Trans>
            </Button>
          }
        >
          <Trans>The glasses that you chose take no prescription.</Trans>
        </Notice>
      ) : null}
    </>
  );
}
