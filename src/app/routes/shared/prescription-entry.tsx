import type { ReactNode } from 'react';
import type { PrescriptionPart } from '@/features/lens/panel/panel-props';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { useOnDemand } from '@/lib/hydration/use-on-demand';

type Part<Name> = Extract<PrescriptionPart, { part: Name }>;

const loadForm = async () =>
  (await import('@/features/prescription/components/prescription-form')).PrescriptionForm;
const loadPicture = async () =>
  (await import('@/features/prescription-upload/components/prescription-picture')).PrescriptionPicture;

/** The entry form of the lens panel, with the libraries of forms: half of the panel's code. */
export const prescriptionForm = loadOnDemand(() => loadWithRetry(loadForm));
const prescriptionPicture = loadOnDemand(() => loadWithRetry(loadPicture));

/** Typing the prescription, or sending a picture of it; its fallback until the code has loaded. */
export function renderEntry(entry: Part<'form'> | Part<'picture'>): ReactNode {
  return entry.part === 'form' ? <EntryForm {...entry} /> : <EntryPicture {...entry} />;
}

function EntryForm({ part: _, fallback, frame: { size }, ...props }: Part<'form'>) {
  const Form = useOnDemand(prescriptionForm);
  if (!Form) return fallback;
  return <Form {...props} frame={size && { eyeSize: size.eye, bridge: size.bridge }} />;
}

function EntryPicture({ fallback, isMissing, onUploaded }: Part<'picture'>) {
  const Picture = useOnDemand(prescriptionPicture);
  return Picture ? <Picture {...{ isMissing, onUploaded }} /> : fallback;
}
