import { type ReactNode, type Ref, useId, useRef } from 'react';
import { Button } from '@/ui/actions/button';
import { cx } from '@/ui/lib/cx';
import { mergeRefs } from '@/ui/lib/merge-refs';
import { FieldError } from './field-error';
import { FileButton } from './file-button';
import { useFileDrop } from './use-file-drop';

export interface FileFieldProps {
  legend: ReactNode;
  legendHidden?: boolean;
  hint?: ReactNode;
  /** A missing file. What is wrong with a picked one belongs to `alert`. */
  error?: ReactNode;
  /** Of the file input, such as `.pdf,.png`. */
  accept: string;
  chooseLabel: string;
  /** A second button that opens the camera, on touch screens. */
  photoLabel?: string;
  /** Shown where files can be dropped, on screens with a mouse. */
  dropLabel: string;
  /** Work on the picked file, which can be cancelled. Without a percentage its end is not known. */
  progress?: { label: string; percent?: number | undefined } | undefined;
  /** Announced when there is no progress: that the file is there, or gone. */
  status?: string;
  cancelLabel: string;
  onPick: (file: File) => void;
  onCancel: () => void;
  /** The file that is there, with its buttons. */
  children?: ReactNode;
  /** Announced at once: why a file was not taken. */
  alert?: ReactNode;
  /** The input of the first button. */
  ref?: Ref<HTMLInputElement>;
}

/** One file: picked, dropped, or taken with the camera. What happens with it is up to the caller. */
export function FileField(props: FileFieldProps) {
  const { legend, legendHidden, hint, error, accept, chooseLabel, photoLabel, dropLabel } = props;
  const { progress, status, cancelLabel, onPick, onCancel, children, alert, ref } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, dropProps } = useFileDrop(onPick);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  const cancel = () => {
    onCancel();
    // The pressed button goes.
    input.current?.focus();
  };
  return (
    <fieldset className="field gap-3">
      <legend className={legendHidden ? 'sr-only' : 'field-label mb-1.5'}>{legend}</legend>
      {hint ? (
        <p id={hintId} className="field-note">
          {hint}
        </p>
      ) : null}
      {children}
      <div
        {...dropProps}
        className={cx(
          'flex flex-wrap items-center gap-3 rounded-md border border-dashed p-4 transition-colors',
          isOver ? 'border-accent bg-accent-tint' : error ? 'border-error' : 'border-line-strong',
        )}
      >
        <FileButton
          ref={mergeRefs(input, ref)}
          accept={accept}
          onPick={onPick}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        >
          {chooseLabel}
        </FileButton>
        {photoLabel ? (
          // Formats that the API takes, into which the phone converts its own.
          <FileButton
            accept="image/jpeg,image/png"
            capture="environment"
            onPick={onPick}
            className="hidden pointer-coarse:inline-flex"
          >
            {photoLabel}
          </FileButton>
        ) : null}
        <span aria-hidden="true" className="text-ink-soft text-sm pointer-coarse:hidden">
          {dropLabel}
        </span>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
      <div className="grid gap-2 empty:hidden">
        {progress ? (
          <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
            <span aria-hidden="true">{progress.label}</span>
            <Button variant="link" className="text-sm" onClick={cancel}>
              {cancelLabel}
            </Button>
            <progress
              className="progress"
              aria-label={progress.label}
              {...(progress.percent !== undefined && { value: progress.percent, max: 100 })}
            />
          </div>
        ) : null}
      </div>
      <div role="status" className="sr-only">
        {progress?.label ?? status}
      </div>
      <div role="alert" className="empty:hidden">
        {alert}
      </div>
    </fieldset>
  );
}
