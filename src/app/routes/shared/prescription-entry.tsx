import { type ReactNode, useState } from 'react';
import type { PrescriptionSection } from '@/features/lens/panel/panel-props';
import type { UsablePrescription } from '@/features/saved-prescriptions/components/prescription-offer';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { useOnDemand } from '@/lib/hydration/use-on-demand';
import { useIsMember } from '@/lib/session/user-context';
import { LazyPrescriptionOffer } from './prescription-offer';

type SectionOf<Name> = Extract<PrescriptionSection, { section: Name }>;

const loadForm = async () =>
  (await import('@/features/prescription/components/prescription-form')).PrescriptionForm;
const loadPicture = async () =>
  (await import('@/features/prescription-upload/components/prescription-picture')).PrescriptionPicture;

/** The entry form of the lens panel, with the libraries of forms: half of the panel's code. */
export const prescriptionForm = loadOnDemand(() => loadWithRetry(loadForm));
const prescriptionPicture = loadOnDemand(() => loadWithRetry(loadPicture));

/** Typing the prescription, or sending a picture of it; its fallback until the code has loaded. */
export function renderEntry(entry: SectionOf<'form'> | SectionOf<'picture'>): ReactNode {
  return entry.section === 'form' ? <EntryForm {...entry} /> : <EntryPicture {...entry} />;
}

/** The values, typed or those of a prescription that a member has saved. */
function EntryForm({ section: _, fallback, frame: { size }, ...props }: SectionOf<'form'>) {
  const Form = useOnDemand(prescriptionForm);
  const isMember = useIsMember();
  const [used, setUsed] = useState<UsablePrescription>();
  if (!Form) return fallback;
  const use = (saved: UsablePrescription) => {
    props.onDraft(undefined);
    setUsed(saved);
  };
  return (
    <>
      {isMember ? <LazyPrescriptionOffer place="form" onUse={use} /> : null}
      <Form
        // Mounted anew, so that it begins with the values of the other one.
        key={used?.id}
        {...props}
        {...(used && { initial: used.values, draft: undefined })}
        frame={size && { eyeSize: size.eye, bridge: size.bridge }}
      />
    </>
  );
}

function EntryPicture({ section: _, fallback, ...props }: SectionOf<'picture'>) {
  const Picture = useOnDemand(prescriptionPicture);
  return Picture ? <Picture {...props} /> : fallback;
}
