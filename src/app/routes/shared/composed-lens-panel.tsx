import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { LensPanel } from '@/features/lens/panel/lens-panel';
import type { LensPanelProps, PrescriptionSection } from '@/features/lens/panel/panel-props';
import { useShopperPrescription } from '@/features/lens/panel/use-shopper-prescription';
import { Espot } from '@/features/marketing/components/espot';
import { PdRisk } from '@/features/prescription/components/pd-risk';
import { PrescriptionReadBack } from '@/features/prescription/components/prescription-read-back';
import type { UsablePrescription } from '@/features/saved-prescriptions/components/prescription-choice';
import { idle } from '@/lib/hydration/idle';
import { loadOnDemand, useOnDemand } from '@/lib/hydration/load-on-demand';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { useIsMember } from '@/lib/session/user-context';
import { LazyPrescriptionOffer, usePreloadPrescriptionOffer } from './prescription-offer';

export type ComposedLensPanelProps = Omit<
  LensPanelProps,
  'renderPrescription' | 'renderEspot' | 'prescription'
> &
  Partial<Pick<LensPanelProps, 'prescription'>>;

/** The lens panel with the sections of other features. Without a prescription of its own it uses that of the session. */
export function ComposedLensPanel(props: ComposedLensPanelProps) {
  const shopperPrescription = useShopperPrescription(props.lineItemId ?? props.frame.upc);
  const isReady = props.lenses.state === 'ready';
  // While the first step is read, not before it paints.
  useEffect(() => {
    if (isReady) void idle().then(prescriptionForm.load);
  }, [isReady]);
  const isMember = useIsMember();
  const preloadOffer = useEffectEvent(usePreloadPrescriptionOffer());
  useEffect(() => {
    if (isReady) void idle().then(() => preloadOffer(isMember));
  }, [isReady, isMember]);
  return (
    <LensPanel
      prescription={shopperPrescription}
      {...props}
      renderPrescription={props.mode === 'add' ? renderForPage : renderForCart}
      renderEspot={renderEspot}
    />
  );
}

const renderForPage = (section: PrescriptionSection) => renderSection(section, true);
const renderForCart = (section: PrescriptionSection) => renderSection(section, false);

function renderSection(section: PrescriptionSection, offersSignIn: boolean): ReactNode {
  switch (section.section) {
    case 'form':
    case 'picture':
      return renderEntry(section, { offersSignIn });
    case 'read-back':
      return <PrescriptionReadBack prescription={section.prescription} />;
    case 'pd-risk':
      return <PdRisk prescription={section.prescription} />;
  }
}

function renderEspot(name: string, fallback: ReactNode): ReactNode {
  return <Espot key={name} espot={{ name }} fallback={fallback} />;
}

type SectionOf<Name> = Extract<PrescriptionSection, { section: Name }>;

const loadForm = async () => {
  const [{ PrescriptionForm }, { toEntry }] = await Promise.all([
    import('@/features/prescription/components/prescription-form'),
    import('@/features/prescription/forms/prescription-entry'),
  ]);
  return { PrescriptionForm, toEntry };
};
const loadPicture = async () =>
  (await import('@/features/prescription-upload/components/prescription-picture')).PrescriptionPicture;

/** The entry form of the lens panel, with the libraries of forms: half of the panel's code. */
const prescriptionForm = loadOnDemand(() => loadWithRetry(loadForm));
const prescriptionPicture = loadOnDemand(() => loadWithRetry(loadPicture));

interface EntryOptions {
  /** Whether a guest can sign in over the panel. Not over the cart, whose lines a sign-in joins with others. */
  offersSignIn: boolean;
}

/** Typing the prescription, or sending a picture of it; its fallback until the code has loaded. */
function renderEntry(entry: SectionOf<'form'> | SectionOf<'picture'>, options: EntryOptions): ReactNode {
  return entry.section === 'form' ? <EntryForm {...entry} {...options} /> : <EntryPicture {...entry} />;
}

/** The values, typed or those of a prescription that a member has saved. */
function EntryForm({
  section: _,
  fallback,
  frame: { size },
  offersSignIn,
  ...props
}: SectionOf<'form'> & EntryOptions) {
  const code = useOnDemand(prescriptionForm);
  /** Each use replaces the form's values, also a second use of the same prescription. */
  const [used, setUsed] = useState<{ count: number; draft: unknown }>();
  const [isChecking, setChecking] = useState(false);
  if (!code) return fallback;
  const { PrescriptionForm, toEntry } = code;
  const use = ({ values }: UsablePrescription) => {
    // For Back and a reload, like what is typed.
    const draft = toEntry(values);
    props.onDraft(draft);
    setUsed((last) => ({ count: (last?.count ?? 0) + 1, draft }));
  };
  return (
    <>
      {/* Not while the values are read back. */}
      <div hidden={isChecking}>
        <LazyPrescriptionOffer place="form" onUse={use} offersSignIn={offersSignIn} />
      </div>
      <PrescriptionForm
        key={used?.count}
        {...props}
        {...(used && { draft: used.draft })}
        onStage={(stage) => {
          setChecking(stage === 'check');
          props.onStage(stage);
        }}
        frame={size && { eyeSize: size.eye, bridge: size.bridge }}
      />
    </>
  );
}

function EntryPicture({ section: _, fallback, ...props }: SectionOf<'picture'>) {
  const Picture = useOnDemand(prescriptionPicture);
  return Picture ? <Picture {...props} /> : fallback;
}
