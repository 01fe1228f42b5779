import { downloadPrescription, getDownloadPrescriptionUrl } from '@generated/prescriptions/prescriptions';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useCallback } from 'react';
import type { PrescriptionFileId } from '@/domain/orders/tracked-order';
import { useSite } from '@/lib/site/site';
import { useDialogOpen } from '@/lib/state/use-dialog-open';
import { previewOf } from '@/lib/uploads/prescription-file';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import type { PictureSlotProps } from '../slots';

interface PrescriptionPreviewProps {
  file: PrescriptionFileId;
  /** Name of the item. */
  name: string;
  renderPicture: (props: PictureSlotProps) => ReactNode;
}

/** Shows the uploaded prescription (003 §7): a picture in a dialog, a PDF in a new tab. Others cannot be shown. */
export function PrescriptionPreview({ file, name, renderPicture }: PrescriptionPreviewProps) {
  const { userId, fileName } = file;
  const { storeId } = useSite();
  const { open, mounted, show, setOpen } = useDialogOpen();
  const load = useCallback(
    () => downloadPrescription(storeId, userId, fileName),
    [storeId, userId, fileName],
  );
  const preview = previewOf(fileName);
  if (!preview) return null;
  const label = (
    <>
      <Trans>View your prescription</Trans>
      <VisuallyHidden>: {name}</VisuallyHidden>
    </>
  );
  if (preview === 'document') {
    return (
      <ButtonLink
        variant="link"
        href={getDownloadPrescriptionUrl(storeId, userId, fileName)}
        target="_blank"
        rel="noopener"
      >
        {label}{' '}
        <VisuallyHidden>
          <Trans>(in a new tab)</Trans>
        </VisuallyHidden>
      </ButtonLink>
    );
  }
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={show}>
        {label}
      </Button>
      {mounted ? renderPicture({ open, onOpenChange: setOpen, load }) : null}
    </>
  );
}
