import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { LensAttribute } from '@/domain/lens/lens-facts';
import { readersPrescription } from '@/domain/lens/lens-limits';
import { isFrameOnly, isPrescriptionLens, isReaders } from '@/domain/lens/lens-type';
import {
  PROTECTION_PLAN_KEYS,
  protectionPlanReview,
  type ReviewItem,
} from '@/domain/lens/protection-plan-review';
import type { Prescription } from '@/domain/prescription/prescription';
import type { UploadedPicture } from '@/lib/prescription/uploaded-picture';
import { Button } from '@/ui/actions/button';
import { ProductImage } from '@/ui/display/product-image';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';
import { Drawer } from '@/ui/overlay/drawer';
import type { LensView } from '../api/lens-view';
import { toLensView } from '../api/to-lens-view';
import { LensesFailure, NoLenses } from '../components/lenses-failure';
import { lastLensSelection } from '../state/last-lens-selection';
import { chosenPlan } from '../state/lens-selection';
import type { LensSelectionHandle } from '../state/lens-selection-store';
import { useLazyStep } from './lazy-step';
import { PanelContent } from './panel-content';
import { PanelFooter } from './panel-footer';
import { isReadersStep, type PanelModel } from './panel-model';
import type { ChosenGlasses, FramePreview, LensPanelProps } from './panel-props';
import { useLensCopy } from './use-lens-copy';
import { useLensPanel } from './use-lens-panel';
import { useReviewRows } from './use-review-rows';

/** Until the lenses have loaded. */
const NO_LENSES: LensView = {
  frame: { catEntryId: '', upc: '', prices: undefined },
  perk: undefined,
  promotion: undefined,
  promotionDetail: '',
  packages: [],
  plans: [],
};

/** Shows the lens panel: a form of several steps, with the price so far. Loaded on demand. */
export function LensPanel(props: LensPanelProps) {
  const { mode, open, onCancel, onDone, triggerRef, lenses, selection, busy, failure } = props;
  const { renderPrescription, renderEspot, prescription, insurance, preview } = props;
  const { t } = useLingui();
  const isEdit = mode === 'edit';
  const heading = useRef<HTMLHeadingElement>(null);
  const lensData = lenses.state === 'ready' ? lenses.lenses : undefined;
  const view = useMemo(() => lensData && { ...toLensView(lensData), insurance }, [lensData, insurance]);
  const hasLenses = view !== undefined && view.packages.length > 0;
  const panel = useLensPanel(view ?? NO_LENSES, props);
  const { model } = panel;
  const isStepLoading = useLazyStep(model).isLoading;
  const review = useReviewItems(model, prescription.isPreserved);
  const [stage, setStage] = useState<'enter' | 'check'>('enter');
  const formId = useId();
  const entryFormId = `${formId}-entry`;
  const isTyping =
    model.step === 'prescription' && !isReadersStep(model) && model.selection.prescription === 'typed';
  const confirm = () => {
    const glasses = chosenGlasses(model, review);
    if (glasses && isEdit) recordEdit(model, glasses);
    onDone(glasses);
  };

  useRecordedPackage(model, selection, review);

  return (
    <Drawer
      open={open}
      onOpenChange={(nextOpen) => (nextOpen ? undefined : onCancel())}
      title={isEdit ? t`Edit your lenses` : t`Choose your lenses`}
      closeLabel={isEdit ? t`Close without saving` : t`Close, your choices are kept`}
      initialFocus={heading}
      finalFocus={triggerRef}
      closesOnBack="always"
      aside={<PanelAside model={model} preview={preview} />}
      footer={
        hasLenses ? (
          <PanelFooter
            {...{ model, mode, busy, isStepLoading, failure }}
            formId={isTyping ? entryFormId : formId}
            checksValues={isTyping && stage === 'enter'}
          />
        ) : (
          view && <LeaveButton {...{ isEdit, onCancel, onDone }} />
        )
      }
    >
      {hasLenses && !isStepLoading ? (
        <PanelContent
          // Remounted for each step, so that its heading receives focus.
          key={model.step}
          headingRef={heading}
          {...{ panel, formId, entryFormId, renderPrescription, renderEspot, prescription }}
          isChecking={isTyping && stage === 'check'}
          onStage={setStage}
          onConfirm={confirm}
        />
      ) : null}
      <WithoutStep {...{ lenses, isStepLoading, isEdit }} />
    </Drawer>
  );
}

interface WithoutStepProps extends Pick<LensPanelProps, 'lenses'> {
  isStepLoading: boolean;
  isEdit: boolean;
}

/** Shows why there is no step: the lenses are loading, failed to, or there are none. */
function WithoutStep({ lenses, isStepLoading, isEdit }: WithoutStepProps) {
  if (lenses.state === 'failed') return <LensesFailure {...lenses} isEdit={isEdit} />;
  if (lenses.state === 'loading') return <LensesSkeleton />;
  if (lenses.lenses.packages.length === 0) return <NoLenses isEdit={isEdit} />;
  return isStepLoading ? <LensesSkeleton /> : null;
}

interface LeaveButtonProps extends Pick<LensPanelProps, 'onCancel' | 'onDone'> {
  isEdit: boolean;
}

/** Leaves a panel without lenses. The edit of a line ends, with an error that is logged (000 §8). */
function LeaveButton({ isEdit, onCancel, onDone }: LeaveButtonProps) {
  return (
    <Button size="lg" className="w-full" onClick={() => (isEdit ? onDone(undefined) : onCancel())}>
      {isEdit ? <Trans>Back to my cart</Trans> : <Trans>Close</Trans>}
    </Button>
  );
}

/** Stores the package that the choices lead to. */
function useRecordedPackage(
  { chosen }: PanelModel,
  { record }: LensSelectionHandle,
  review: ReviewItem[],
): void {
  const reviewText = JSON.stringify(review);
  useEffect(() => {
    if (!chosen) return;
    const { upc, catEntryId } = chosen.selected;
    record?.({ package: { upc, catEntryId }, review: JSON.parse(reviewText) });
  }, [chosen, record, reviewText]);
}

/** Stores the last selection, also after an edit (000 §3). */
function recordEdit({ frame, chosen }: PanelModel, { selection, review }: ChosenGlasses): void {
  if (!chosen) return;
  const { upc, catEntryId } = chosen.selected;
  lastLensSelection.write({ frameUpc: frame.upc, selection, package: { upc, catEntryId }, review });
}

/** Shows the shape of the first step while the lenses load. */
function LensesSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonRegion label={t`The lenses for this frame are loading`}>
      <Skeleton className="mt-8 h-7 w-3/5" />
      <div className="mt-6 grid gap-2">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </SkeletonRegion>
  );
}

/** Returns the review object of the line: the rows of the review, and the chosen plan last with sequence 100. */
function useReviewItems(model: PanelModel, isPreserved = false): ReviewItem[] {
  const { t } = useLingui();
  const rows = useReviewRows(model, isPreserved).filter(({ step }) => step !== 'plan');
  const plan = chosenPlan(model.view, { ...model.selection, ...model.choices });
  const items = rows.map(({ name, description }, index) => ({ sequence: index + 1, name, description }));
  if (!plan) return items;
  const texts = {
    [PROTECTION_PLAN_KEYS.name]: t`Protection plan`,
    [PROTECTION_PLAN_KEYS.description]: t`Eyewear protection plan`,
  };
  return [
    ...items,
    protectionPlanReview((key) => texts[key], { name: plan.title, description: plan.description }),
  ];
}

/** Returns the result of the panel once everything is chosen; undefined before. */
function chosenGlasses(model: PanelModel, review: readonly ReviewItem[]): ChosenGlasses | undefined {
  const { view, selection, chosen } = model;
  if (!chosen) return undefined;
  const type = chosen.type.code;
  return {
    selection: { ...selection, ...model.choices, packageUpc: chosen.upc },
    lens: isFrameOnly(type) ? undefined : chosen.selected,
    planId: chosenPlan(view, { ...selection, type })?.id,
    review,
    prescription: prescriptionFor(type, model),
    picture: pictureFor(type, model),
  };
}

function pictureFor(type: string, { selection, picture }: PanelModel): UploadedPicture | undefined {
  const fromPicture = selection.prescription === 'uploaded' && isPrescriptionLens(type) && !isReaders(type);
  return fromPicture ? picture : undefined;
}

function prescriptionFor(type: string, { limits, readersPower }: PanelModel): Prescription | undefined {
  if (!isPrescriptionLens(type)) return undefined;
  if (!isReaders(type)) return limits.prescription;
  return readersPower === undefined ? undefined : readersPrescription(readersPower);
}

interface PanelAsideProps {
  model: PanelModel;
  preview: FramePreview;
}

/** Shows the frame with the lenses as chosen so far. The review lists them itself. */
function PanelAside({ model, preview: { name, color, picture } }: PanelAsideProps) {
  const rows = useChosenSoFar(model);
  return (
    <div className="flex min-h-full flex-col gap-8 p-10 xl:p-14">
      <ProductImage
        className="my-auto rounded-none bg-transparent"
        {...(picture ? { src: picture } : {})}
        alt=""
      />
      {/* Room for all choices, so that the picture does not move. */}
      <div className="min-h-56">
        <p className="font-medium text-xl">{name}</p>
        <p className="text-ink-soft">{color}</p>
        {model.step === 'review' || rows.length === 0 ? null : (
          <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 border-line-strong border-t pt-5 text-sm">
            {rows.map(({ name: label, title }) => (
              <div key={label} className="contents">
                <dt className="text-ink-soft">{label}</dt>
                <dd>{title}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}

/** Returns the lens choices that have been made, in words. */
function useChosenSoFar({ view, choices }: PanelModel): { name: string; title: string }[] {
  const { t } = useLingui();
  const { labelOf } = useLensCopy(view);
  const row = (attribute: LensAttribute, name: string) => {
    const code = choices[attribute];
    return code === undefined ? [] : [{ name, title: labelOf(attribute, code).title }];
  };
  const use = row('type', t`Use`);
  if (isFrameOnly(choices.type ?? '')) return use;
  return [
    ...use,
    ...row('material', t`Material`),
    ...row('treatment', t`Kind of lens`),
    ...row('coating', t`Coating`),
  ];
}
