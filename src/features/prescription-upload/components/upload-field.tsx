import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { LegalLink } from '@/lib/content/legal-link';
import { helpPaths } from '@/lib/navigation/help-paths';
import { useSite } from '@/lib/site/site';
import { acceptedFiles, type FileProblem, type PrescriptionExtension } from '@/lib/uploads/prescription-file';
import { Notice } from '@/ui/display/notice';
import { FileField } from '@/ui/fields/file-field';
import { mergeRefs } from '@/ui/lib/merge-refs';
import { type SavedFile, type SendFile, UploadError, uploadFile } from '../api/upload-file';
import { type ShownFile, UploadedFile } from './uploaded-file';

export interface UploadFieldProps {
  extensions: readonly PrescriptionExtension[];
  send: SendFile;
  /** The file that the API holds. */
  file: ShownFile | undefined;
  onUploaded: (saved: SavedFile, file: File) => void;
  onRemove: () => void;
  /** Called while a file is being sent; the promise resolves to whether it was. */
  onUpload?: ((upload: Promise<boolean>) => void) | undefined;
  /** Called when the shopper cancels one. */
  onCancel?: (() => void) | undefined;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Uploads a photo or a scan of a prescription, and shows the uploaded one. */
export function UploadField(props: UploadFieldProps) {
  const { extensions, send, file, onUploaded, onRemove, onUpload, onCancel, error, ref } = props;
  const site = useSite();
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const copy = useProblemCopy(extensions);
  const [status, setStatus] = useState('');
  const { phase, problem, upload, cancel } = useFileUpload({
    extensions,
    send,
    onUploaded: (saved, sent) => {
      setStatus(t`${{ fileName: sent.name }} is sent.`);
      onUploaded(saved, sent);
    },
  });
  const progress = useProgress(phase);
  const remove = () => {
    onRemove();
    setStatus(t`The file is removed.`);
    // The clicked button unmounts.
    input.current?.focus();
  };
  return (
    <FileField
      ref={mergeRefs(input, ref)}
      legend={<Trans>Photo or file of your prescription</Trans>}
      legendHidden
      hint={
        <Trans>
          A sharp photo or scan of the whole paper, with your values, the date and the doctor. Up to 10 MB.
        </Trans>
      }
      accept={acceptedFiles(extensions)}
      chooseLabel={file ? t`Choose another file` : t`Choose a file`}
      photoLabel={t`Take a photo`}
      dropLabel={t`or drop it here`}
      cancelLabel={t`Cancel`}
      onPick={(picked) => {
        const pending = upload(picked);
        onUpload?.(pending);
      }}
      onCancel={() => {
        cancel();
        onCancel?.();
      }}
      progress={progress}
      status={status}
      // The reason for rejecting a file is more specific than "missing".
      error={progress || problem ? undefined : error}
      alert={
        problem ? (
          <Notice tone="error" title={copy[problem].title}>
            {/* The list of types has no space at which it could break. */}
            <span className="wrap-anywhere">{copy[problem].detail}</span>
          </Notice>
        ) : null
      }
    >
      {file ? <UploadedFile key={file.url} file={file} onRemove={remove} /> : null}
      <p className="text-ink-soft text-sm">
        <LegalLink href={`${helpPaths.privacy(site)}#prescriptions`}>
          <Trans>How we treat your prescription</Trans>
        </LegalLink>
      </p>
    </FileField>
  );
}

function useProgress(phase: UploadPhase): { label: string; percent?: number } | undefined {
  const { t } = useLingui();
  switch (phase.name) {
    case 'idle':
      return undefined;
    case 'reading':
      return { label: t`Reading your file`, percent: phase.percent };
    case 'sending':
      return { label: t`Sending your file` };
  }
}

/** Returns the messages of the specification (003 §8). `pages` is named where it is accepted. */
function useProblemCopy(
  extensions: readonly PrescriptionExtension[],
): Readonly<Record<FileProblem, { title: string; detail: string }>> {
  const { t } = useLingui();
  return {
    'too-big': {
      title: t`FILE IS TOO BIG`,
      detail: t`Your file size is too big. Maximum upload 10 MB`,
    },
    'wrong-type': {
      title: t`Incorrect file type`,
      detail: extensions.includes('pages')
        ? t`We accept: pdf/png/gif/jpeg/tiff/doc/docx/bmp/pages`
        : t`We accept: pdf/png/gif/jpeg/tiff/doc/docx/bmp`,
    },
    empty: {
      title: t`Error during upload.`,
      detail: t`This file is empty. Please choose another one.`,
    },
    failed: {
      title: t`Error during upload.`,
      detail: t`Please try again. Everything else that you chose is still here.`,
    },
  };
}

interface FileUploadOptions {
  extensions: readonly PrescriptionExtension[];
  send: SendFile;
  onUploaded: (saved: SavedFile, file: File) => void;
}

/** `reading` has a percentage, `sending` none. */
type UploadPhase = { name: 'idle' | 'sending' } | { name: 'reading'; percent: number };

/** Manages the upload of one file. Unmounting cancels it; a further file replaces a pending one. */
function useFileUpload({ extensions, send, onUploaded }: FileUploadOptions) {
  const site = useSite();
  const [phase, setPhase] = useState<UploadPhase>({ name: 'idle' });
  const [problem, setProblem] = useState<FileProblem>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const cancel = () => {
    controller.current?.abort();
    setPhase({ name: 'idle' });
  };
  /** Resolves with whether the file was sent; one that was canceled or replaced was not. */
  const upload = async (file: File): Promise<boolean> => {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    const { signal } = current;
    const onProgress = (percent: number | undefined) => {
      if (!signal.aborted)
        setPhase(percent === undefined ? { name: 'sending' } : { name: 'reading', percent });
    };
    setProblem(undefined);
    try {
      const saved = await uploadFile(site, file, { extensions, send, signal, onProgress });
      if (signal.aborted) return false;
      onUploaded(saved, file);
      setPhase({ name: 'idle' });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      setProblem(error instanceof UploadError ? error.problem : 'failed');
      setPhase({ name: 'idle' });
      return false;
    }
  };
  return { phase, problem, upload, cancel };
}
