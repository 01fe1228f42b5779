import type { ContactLensValues } from '@generated/prescriptions/model/contactLensValues';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { localizeNumber } from '@/domain/locale/localize-number';
import { useMemberDetails } from '@/lib/session/use-member-details';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { Checkbox } from '@/ui/fields/checkbox';
import { Heading } from '@/ui/layout/heading';
import type { ItemKind, StepItem } from '../api/step-item';
import type { Step } from '../hooks/use-step';
import type { PrescriptionStepSlots } from '../slots';
import { canEdit, isFormOpen, itemsOf, sameOptionOf, statusOf, usesSame } from '../state/step-selectors';
import type { StepState } from '../state/step-types';
import { ItemForm } from './item-form';
import { ItemSummary } from './item-summary';
import { SharedPrescriptionItem } from './shared-prescription-item';

export interface ItemPanelProps {
  item: StepItem;
  step: Step;
  /** `encOrderMemberId`. */
  link: string | undefined;
  /** True for a member's order, so that the account can supply and store its prescriptions. */
  usesAccount: boolean;
  slots: PrescriptionStepSlots;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Shows the current item: its values, and its form or summary. */
export function ItemPanel(props: ItemPanelProps) {
  const { item, step, slots, headingRef } = props;
  const { name, kind, quantity } = item;
  const isContact = kind === 'contact';
  return (
    <section aria-labelledby="prescription-item" className="grid min-w-0 content-start gap-7">
      <div className="grid grid-cols-1 gap-4">
        <Heading ref={headingRef} level={2} id="prescription-item" tabIndex={-1} className="wrap-anywhere">
          <Trans>Prescription for {name}</Trans>
        </Heading>
        {isContact ? <ContactValues right={item.right} left={item.left} /> : null}
        {quantity > 1 ? (
          <p className="text-ink-soft">
            {isContact ? (
              <Plural
                value={quantity}
                _2="One prescription for both boxes"
                one="One prescription for # box"
                other="One prescription for all # boxes"
              />
            ) : (
              <Plural
                value={quantity}
                _2="One prescription for both pairs"
                one="One prescription for # pair"
                other="One prescription for all # pairs"
              />
            )}
          </p>
        ) : null}
      </div>
      <div className="empty:hidden noscript:hidden">
        <SharedPrescriptionCheckbox
          state={step.state}
          kind={kind}
          onSwitch={(on) => step.switchSame(kind, on)}
        />
      </div>
      <PanelBody {...props} slots={slots} />
    </section>
  );
}

function PanelBody({ item, step, link, usesAccount, slots }: Omit<ItemPanelProps, 'headingRef'>) {
  const { state } = step;
  const status = statusOf(state, item);
  const { id } = item;
  const member = useMemberDetails(usesAccount && item.kind === 'contact');
  if (status === 'skipped' && !isFormOpen(state, item))
    return <SkippedItem item={item} onEdit={() => step.edit(id)} />;
  if (!isFormOpen(state, item))
    return (
      <ItemSummary item={item} canEdit={canEdit(state, item)} onEdit={() => step.edit(id)} slots={slots} />
    );
  if (usesSame(state, item)) return <SharedPrescriptionItem item={item} step={step} />;
  return (
    <ItemForm
      key={`${id} ${state.isEditing}`}
      item={item}
      link={link}
      usesAccount={usesAccount}
      needsConfirmation={step.needsConfirmation}
      busy={status === 'submitting'}
      patient={
        item.given.patient ?? lastPatient(state.items) ?? (member && { ...member, birthDate: undefined })
      }
      copyFailed={state.failedCopyIds.includes(id)}
      slots={slots}
      onSubmit={(draft) => step.submit(item, draft)}
      onSkip={state.isEditing ? undefined : () => step.skip(id)}
      onCancel={state.isEditing ? step.cancelEdit : undefined}
    />
  );
}

function SkippedItem({ item: { name }, onEdit }: { item: StepItem; onEdit: () => void }) {
  const { t } = useLingui();
  return (
    <Notice
      title={<Trans>You skipped this one for now</Trans>}
      action={
        <Button
          variant="secondary"
          className="mt-2"
          onClick={onEdit}
          aria-label={t`Add prescription: ${name}`}
        >
          <Trans>Add prescription</Trans>
        </Button>
      }
    >
      <Trans>
        We can begin to make it once we have your prescription. You can add it on this page later, too.
      </Trans>
    </Notice>
  );
}

/** Finds the patient of contact lenses that have a prescription already. */
function lastPatient(items: readonly StepItem[]) {
  return items.findLast(({ given }) => given.patient)?.given.patient;
}

interface SharedPrescriptionCheckboxProps {
  state: StepState;
  kind: ItemKind;
  onSwitch: (on: boolean) => void;
}

/** Offers "Use the same prescription" for all frames, or all contact lenses (003 §4.1). Says why it is disabled. */
function SharedPrescriptionCheckbox({ state, kind, onSwitch }: SharedPrescriptionCheckboxProps) {
  const { t } = useLingui();
  const option = sameOptionOf(state, kind);
  if (option === 'hidden') return null;
  const count = itemsOf(state, kind).length;
  const label =
    kind === 'frame'
      ? t`${plural(count, {
          2: 'Use the same prescription for both frames',
          one: 'Use the same prescription for # frame',
          other: 'Use the same prescription for all # frames',
        })}`
      : t`${plural(count, {
          2: 'Use the same prescription for both contact lens orders',
          one: 'Use the same prescription for # contact lens order',
          other: 'Use the same prescription for all # contact lens orders',
        })}`;
  return (
    <Checkbox
      label={label}
      checked={state.same[kind]}
      disabled={option === 'disabled' || state.submittingId !== undefined}
      onChange={(event) => onSwitch(event.currentTarget.checked)}
      hint={
        option === 'disabled'
          ? t`Your frames have lenses of different types, so each one needs a prescription of its own.`
          : undefined
      }
    />
  );
}

type Parameter = keyof ContactLensValues;

/** In the order of a contact lens box. */
const PARAMETERS: readonly Parameter[] = [
  'power',
  'baseCurve',
  'diameter',
  'cylinder',
  'axis',
  'add',
  'dominance',
];

/** Shows the values of contact lenses for each eye, as ordered; never changed here. */
function ContactValues({ right, left }: Pick<StepItem, 'right' | 'left'>) {
  const { t } = useLingui();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {right ? <EyeValues label={t`Right eye (OD)`} values={right} /> : null}
      {left ? <EyeValues label={t`Left eye (OS)`} values={left} /> : null}
    </div>
  );
}

function EyeValues({ label, values }: { label: string; values: ContactLensValues }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const labels: Record<Parameter, string> = {
    power: t`Power`,
    baseCurve: t`Base curve`,
    diameter: t`Diameter`,
    cylinder: t`Cylinder`,
    axis: t`Axis`,
    add: t`Addition`,
    dominance: t`Dominant eye`,
  };
  const textOf = (parameter: Parameter, value: string) => {
    if (parameter === 'dominance') return value === 'D' ? t`Yes` : t`No`;
    const number = localizeNumber(value, languageTag);
    if (parameter === 'axis') return `${number}°`;
    return parameter === 'baseCurve' || parameter === 'diameter' ? `${number}\u00a0mm` : number;
  };
  return (
    <section aria-label={label} className="rounded-md bg-well p-4">
      <p className="font-medium text-sm">{label}</p>
      <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {PARAMETERS.map((parameter) => {
          const value = values[parameter];
          return value ? (
            <div key={parameter} className="flex gap-1.5">
              <dt className="text-ink-soft">{labels[parameter]}</dt>
              <dd>{textOf(parameter, value)}</dd>
            </div>
          ) : null;
        })}
      </dl>
    </section>
  );
}
