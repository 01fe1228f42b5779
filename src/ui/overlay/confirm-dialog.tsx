import { type ReactNode, type RefObject, useState } from 'react';
import { Button } from '../actions/button';
import { type Problem, ProblemAlert } from '../display/problem-alert';
import { Dialog, type DialogProps } from './dialog';

export interface ConfirmDialogProps
  extends Pick<DialogProps, 'open' | 'onOpenChange' | 'title' | 'description'> {
  /** Receives the focus when it is done: the button that opened the dialog is gone by then. */
  focusAfterwards: RefObject<HTMLElement | null>;
  /** Resolves with an action to run while the dialog closes, or with undefined when it has failed. Does not reject. */
  onConfirm: () => Promise<(() => void) | undefined>;
  confirmLabel: ReactNode;
  busyLabel: string;
  cancelLabel: ReactNode;
  /** Shown when it has failed; the dialog stays open then. */
  failure: Problem;
  /** Description of the change. */
  children?: ReactNode;
}

/** Confirms a change that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, focusAfterwards, children } = props;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [isDone, setDone] = useState(false);
  const changeOpen = (nextOpen: boolean) => {
    setFailed(false);
    onOpenChange(nextOpen);
  };
  const confirm = async () => {
    setFailed(false);
    setBusy(true);
    const finish = await props.onConfirm();
    setBusy(false);
    if (!finish) return setFailed(true);
    finish();
    setDone(true);
    changeOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={title}
      description={description}
      {...(isDone ? { finalFocus: focusAfterwards } : {})}
    >
      {children}
      <ProblemAlert problem={failed ? props.failure : undefined} className="mb-5" />
      <div className="button-row">
        <Button busy={busy} busyLabel={props.busyLabel} onClick={() => void confirm()}>
          {props.confirmLabel}
        </Button>
        <Button variant="secondary" onClick={() => changeOpen(false)}>
          {props.cancelLabel}
        </Button>
      </div>
    </Dialog>
  );
}
