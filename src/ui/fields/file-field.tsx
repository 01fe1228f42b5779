import { type DragEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/ui/actions/button';
import { cx } from '@/ui/lib/cx';
import { mergeRefs } from '@/ui/lib/merge-refs';
import { FieldError } from './field-error';
import { FileButton } from './file-button';
import { useScrollIntoView } from './use-scroll-into-view';

export interface FileFieldProps extends Omit<FileMessagesProps, 'errorId' | 'alertId'> {
  legend: ReactNode;
  legendHidden?: boolean;
  hint?: ReactNode;
  /** `accept` of the file input, such as `.pdf,.png`. */
  accept: string;
  chooseLabel: string;
  /** A second button that opens the camera, on touch screens. */
  photoLabel?: string;
  /** Shown where files can be dropped, on screens with a mouse. */
  dropLabel: string;
  onPick: (file: File) => void;
  /** The current file, with its buttons. */
  children?: ReactNode;
  /** Announced when there is no progress: the file was added, or removed. */
  status?: string;
  /** The input of the first button. */
  ref?: Ref<HTMLInputElement>;
}

/** Takes one file: picked, dropped, or from the camera. The caller decides what happens with it. */
export function FileField(props: FileFieldProps) {
  const { legend, legendHidden, hint, error, accept, chooseLabel, photoLabel, dropLabel } = props;
  const { progress, status, cancelLabel, onPick, onCancel, children, alert, ref } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, dropProps } = useFileDrop(onPick);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const alertId = alert ? `${id}-alert` : undefined;
  const describedBy = [errorId, alertId, hintId].filter(Boolean).join(' ') || undefined;
  const fileRef = useScrollIntoView(status);
  const cancel = () => {
    onCancel();
    // The clicked button unmounts.
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
      <div ref={fileRef} className="grid gap-3 empty:hidden">
        {children}
      </div>
      <div
        {...dropProps}
        className={cx(
          'flex flex-wrap items-center gap-3 rounded-md border border-dashed p-4 transition-colors',
          isOver ? 'border-accent bg-accent-tint' : error || alert ? 'border-error' : 'border-line-strong',
        )}
      >
        <FileButton
          ref={mergeRefs(input, ref)}
          accept={accept}
          onPick={onPick}
          aria-invalid={error || alert ? true : undefined}
          aria-describedby={describedBy}
        >
          {chooseLabel}
        </FileButton>
        {photoLabel ? (
          // A phone converts its formats to these.
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
      <FileMessages {...{ errorId, error, alertId, alert, progress, cancelLabel }} onCancel={cancel} />
      <div role="status" className="sr-only">
        {progress?.label ?? status}
      </div>
    </fieldset>
  );
}

interface FileMessagesProps {
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
function FileMessages(props: FileMessagesProps) {
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

/** Lets a file be dropped on an element. One that misses it must not make the browser leave the page to show the file. */
function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    for (const type of ['dragover', 'drop'] as const)
      window.addEventListener(type, (event) => hasFiles(event) && event.preventDefault(), {
        signal: controller.signal,
      });
    return () => controller.abort();
  }, []);
  return {
    isOver,
    dropProps: {
      onDragEnter: (event: DragEvent) => hasFiles(event) && setIsOver(true),
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // Also fires when the pointer moves onto an element inside.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
}

function hasFiles({ dataTransfer }: Pick<DragEvent | globalThis.DragEvent, 'dataTransfer'>): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
