import type { ReactNode } from 'react';
import { Button } from '@/ui/actions/button';
import { FieldError } from './field-error';
import { useScrollIntoView } from './use-scroll-into-view';

export interface FileMessagesProps {
  errorId: string | undefined;
  /** Says that a file is missing. Problems of a picked one belong to `alert`. */
  error?: ReactNode;
  alertId: string | undefined;
  /** Announced at once: why a file was not taken. */
  alert?: ReactNode;
  /** Work on the picked file, which can be canceled. Without a percentage its end is not known. */
  progress?: { label: string; percent?: number | undefined } | undefined;
  cancelLabel: string;
  onCancel: () => void;
}

/** Reports a missing file, the progress of a picked one, or why it was rejected. */
export function FileMessages(props: FileMessagesProps) {
  const { errorId, error, alertId, alert, progress, cancelLabel, onCancel } = props;
  const shown = [error && 'error', alert && 'alert', progress?.label].filter(Boolean).join(' ');
  const ref = useScrollIntoView(shown);
  return (
    <div ref={ref} className="hidden scroll-my-3 gap-3 has-[>:not(:empty)]:grid">
      <FieldError id={errorId}>{error}</FieldError>
      {progress ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
          <span aria-hidden="true">{progress.label}</span>
          <Button variant="link" className="text-sm" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <progress
            className="progress"
            aria-label={progress.label}
            {...(progress.percent !== undefined && { value: progress.percent, max: 100 })}
          />
        </div>
      ) : null}
      <div id={alertId} role="alert" className="empty:hidden">
        {alert}
      </div>
    </div>
  );
}
