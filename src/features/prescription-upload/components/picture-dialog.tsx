import { Trans, useLingui } from '@lingui/react/macro';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';
import { Dialog } from '@/ui/overlay/dialog';
import { useLoadedPicture } from '../hooks/use-loaded-picture';

export interface PictureDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Must not change while the dialog is open. */
  load: () => Promise<Blob>;
}

/** Shows a picture of a prescription, in full. */
export function PictureDialog({ open, onOpenChange, load }: PictureDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title={<Trans>Your prescription</Trans>}
      closeLabel={t`Close`}
    >
      <LoadedPicture load={load} />
    </Dialog>
  );
}

/** Loads the picture each time the dialog opens, and never stores it. */
function LoadedPicture({ load }: Pick<PictureDialogProps, 'load'>) {
  const { t } = useLingui();
  const { state, retry, fail } = useLoadedPicture(load);
  return (
    <>
      {state.status === 'loading' ? (
        <SkeletonRegion label={t`Loading the picture`}>
          <Skeleton className="h-96" />
        </SkeletonRegion>
      ) : null}
      {state.status === 'loaded' ? (
        <img
          src={state.url}
          alt={t`The prescription that you sent`}
          onError={fail}
          className="mx-auto h-auto max-w-full rounded-sm"
        />
      ) : null}
      <ProblemAlert
        problem={
          state.status === 'failed'
            ? {
                title: t`Oops! Something went wrong.`,
                text: <Trans>Please try again.</Trans>,
                action: { label: <Trans>Try again</Trans>, onClick: retry },
              }
            : undefined
        }
      />
    </>
  );
}
