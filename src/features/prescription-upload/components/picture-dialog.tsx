import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { track } from '@/lib/tracking/track';
import { RetryButton } from '@/ui/actions/retry-button';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';
import { Dialog } from '@/ui/overlay/dialog';

export interface PictureDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Must not change while the dialog is open. */
  load: () => Promise<Blob>;
}

/** Shows a picture of a prescription, in full. */
export function PictureDialog({ open, onOpenChange, load }: PictureDialogProps) {
  return (
    <Dialog wide open={open} onOpenChange={onOpenChange} title={<Trans>Your prescription</Trans>}>
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
                control: <RetryButton onClick={retry} />,
              }
            : undefined
        }
      />
    </>
  );
}

type PictureState = { status: 'loading' | 'failed' } | { status: 'loaded'; url: string };

/** Loads a picture and gives it a URL that ends with the component. */
function useLoadedPicture(load: () => Promise<Blob>) {
  const [state, setState] = useState<PictureState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latestLoad = useRef(load);

  const fail = useCallback(() => {
    track({ name: 'error', message: 'Unable to load prescription details' });
    setState({ status: 'failed' });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isCurrent = true;
    let url: string | undefined;
    latestLoad.current().then(
      (picture) => {
        if (!isCurrent) return;
        url = URL.createObjectURL(picture);
        setState({ status: 'loaded', url });
      },
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [attempt, fail]);

  const retry = () => {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return { state, retry, fail };
}
