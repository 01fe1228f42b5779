import { type ReactNode, type Ref, useId, useRef } from 'react';
import { cx } from '@/ui/lib/cx';
import { mergeRefs } from '@/ui/lib/merge-refs';
import { FileButton } from './file-button';
import { FileMessages, type FileMessagesProps } from './file-messages';
import { useFileDrop } from './use-file-drop';
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
