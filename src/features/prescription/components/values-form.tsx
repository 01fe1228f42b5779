import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useForm } from 'react-hook-form';
import type { LanguageTag } from '@/domain/locale/locales';
import { POWER_CHOICES } from '@/domain/prescription/choices';
import { formatDiopters, parseDiopters } from '@/domain/prescription/diopters';
import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { FieldError } from '@/ui/fields/field-error';
import { ChevronDownIcon } from '@/ui/icons/icons';
import {
  type CylinderField,
  type PowerError,
  type PowerField,
  type PrescriptionValues,
  prescriptionSchema,
} from '../forms/prescription-schema';

export interface ValuesFormProps {
  /** The initial values. */
  prescription?: StoredPrescription | undefined;
  /** @returns whether the prescription is saved, which empties the form. */
  onSubmit: (prescription: StoredPrescription) => boolean | Promise<boolean>;
  submitLabel: ReactNode;
  /** The submission is pending; `busyLabel` announces it. */
  busy?: boolean;
  busyLabel?: string;
  /** A submit button of full width. */
  wide?: boolean;
  /** Message above the buttons. */
  notice?: ReactNode;
  /** Further actions, after the submit button. */
  actions?: ReactNode;
  /** Focuses the first field when the form appears. */
  focusOnMount?: boolean;
}

/** Asks for sphere and cylinder of both eyes (003 §5): the form for the values of a prescription on every page. */
export function ValuesForm({
  prescription,
  onSubmit,
  submitLabel,
  notice,
  actions,
  ...rest
}: ValuesFormProps) {
  const { busy, busyLabel, wide, focusOnMount = false } = rest;
  const { t } = useLingui();
  const id = useId();
  const submitRef = useRef<HTMLButtonElement>(null);
  const [zeroField, setZeroField] = useState<CylinderField>();
  // No default values: the fields have them, and a server-rendered form may be filled in before it hydrates.
  const form = useForm<PrescriptionValues, unknown, StoredPrescription>({
    resolver: zodResolver(prescriptionSchema),
  });
  const { setFocus, formState } = form;
  const { errors } = formState;
  useEffect(() => {
    if (focusOnMount) setFocus('sphOD');
  }, [focusOnMount, setFocus]);

  const submit = form.handleSubmit(async (values) => {
    if (!(await onSubmit(values))) return;
    form.reset();
    setZeroField(undefined);
  });
  const fillZero = (field: CylinderField) => {
    form.setValue(field, formatDiopters(0), { shouldDirty: true, shouldValidate: true });
    setZeroField(field);
    // The clicked button disappears.
    submitRef.current?.focus();
  };

  const errorIds: Record<PowerError, string> = {
    'sphere-missing': `${id}-sphere`,
    'cylinder-missing': `${id}-cylinder`,
  };
  const select = (name: PowerField, label: string, power: string | undefined) => {
    const error = errors[name]?.message as PowerError | undefined;
    return (
      <PowerSelect
        {...form.register(name, name === zeroField ? { onChange: () => setZeroField(undefined) } : {})}
        label={label}
        errorId={error && errorIds[error]}
        defaultValue={power === undefined ? '' : formatDiopters(parseDiopters(power) ?? 0)}
      />
    );
  };
  const { SPH, CYL } = prescription ?? {};
  const incompleteField = errors.cylOD ? 'cylOD' : errors.cylOS ? 'cylOS' : undefined;
  return (
    // No native submit: it would put the values into the URL. So the button is not a submit button. Without `autoComplete`
    // the browser would restore cleared values on Back.
    <form method="post" autoComplete="off">
      <div className="grid grid-cols-[auto_1fr_1fr] items-center gap-x-2 gap-y-1.5 text-sm max-[18rem]:grid-cols-[1fr_1fr]">
        <span className="max-[18rem]:hidden" />
        <span aria-hidden="true">SPH</span>
        <span aria-hidden="true">CYL</span>
        <EyeName eye={t`Right`} code="OD" />
        {select('sphOD', t`SPH, right eye (OD)`, SPH?.OD)}
        {select('cylOD', t`CYL, right eye (OD)`, CYL?.OD)}
        <EyeName eye={t`Left`} code="OS" />
        {select('sphOS', t`SPH, left eye (OS)`, SPH?.OS)}
        {select('cylOS', t`CYL, left eye (OS)`, CYL?.OS)}
      </div>
      <div className="mt-2">
        <FieldError id={errorIds['sphere-missing']}>
          {errors.sphOD || errors.sphOS ? <Trans>Oops! You need to add your values</Trans> : null}
        </FieldError>
        {incompleteField ? (
          <CylinderQuestion
            id={errorIds['cylinder-missing']}
            field={incompleteField}
            onUseZero={() => fillZero(incompleteField)}
          />
        ) : null}
        <CylinderUsed field={zeroField} />
      </div>
      {notice}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button
          ref={submitRef}
          variant="secondary"
          onClick={() => void submit()}
          {...{ busy, busyLabel, wide }}
        >
          {submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  );
}

function EyeName({ eye, code }: { eye: string; code: string }) {
  return (
    // Two lines beside the products, and on the narrowest phones, above the values with very large text: a value must never be cut.
    <span
      aria-hidden="true"
      className="max-[18rem]:col-span-2 max-[22rem]:grid max-[22rem]:leading-tight lg:grid lg:leading-tight"
    >
      {eye} <span className="text-ink-soft">{code}</span>
    </span>
  );
}

interface CylinderQuestionProps {
  id: string;
  /** The field without a value. */
  field: CylinderField;
  onUseZero: () => void;
}

/** Requests the cylinder of the other eye: one without its pair would not be sent (003 §5). */
function CylinderQuestion({ id, field, onUseZero }: CylinderQuestionProps) {
  return (
    <>
      <FieldError id={id}>
        {field === 'cylOD' ? (
          <Trans>
            Your left eye (OS) has a CYL value. Choose one for the right eye (OD) too, or use 0.00 if it has
            none.
          </Trans>
        ) : (
          <Trans>
            Your right eye (OD) has a CYL value. Choose one for the left eye (OS) too, or use 0.00 if it has
            none.
          </Trans>
        )}
      </FieldError>
      <Button variant="link" className="text-sm" onClick={onUseZero}>
        {field === 'cylOD' ? (
          <Trans>Use 0.00 for the right eye (OD)</Trans>
        ) : (
          <Trans>Use 0.00 for the left eye (OS)</Trans>
        )}
      </Button>
    </>
  );
}

/** Says which cylinder was filled in. Always mounted: live regions added later are not announced. */
function CylinderUsed({ field }: { field: CylinderField | undefined }) {
  const { t } = useLingui();
  const messages: Record<CylinderField, string> = {
    cylOD: t`CYL 0.00 is used for the right eye (OD).`,
    cylOS: t`CYL 0.00 is used for the left eye (OS).`,
  };
  return (
    <p role="status" className="text-sm">
      {field && messages[field]}
    </p>
  );
}

const optionsByLanguage = new Map<string, ReactElement[]>();
/** The empty option. */
const NONE = 'none';

/**
 * Returns options from −20.00 to +20.00. A native list opens at its selected option, so the empty one is in the middle, before
 * 0.00. Created once per language: four fields share these options.
 */
function powerOptions(languageTag: LanguageTag, emptyName: string): ReactElement[] {
  const created = optionsByLanguage.get(languageTag);
  if (created) return created;
  const toOption = (power: number) => {
    const value = formatDiopters(power);
    const label = formatDiopters(power, languageTag);
    return (
      <option key={power} value={label === value ? undefined : value}>
        {label}
      </option>
    );
  };
  const options = [
    ...POWER_CHOICES.filter((power) => power < 0).map(toOption),
    // A dash would be read as minus.
    <option key={NONE} value="" aria-label={emptyName}>
      {'–'}
    </option>,
    ...POWER_CHOICES.filter((power) => power >= 0).map(toOption),
  ];
  optionsByLanguage.set(languageTag, options);
  return options;
}

interface PowerSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  /** Accessible name; sighted shoppers see the column heading. */
  label: string;
  /** Id of the error message. */
  errorId: string | undefined;
  /** The initial power, formatted as in English. */
  defaultValue: string;
}

/** Renders a select for a lens power. Where it appears in a page that works already, its 161 options follow the rest. */
function PowerSelect({ label, errorId, ...rest }: PowerSelectProps) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const [isServed] = useState(!useHydrated() && rest.defaultValue === '');
  const options = powerOptions(languageTag, t`Not chosen`);
  const hasAll = useDeferredValue(true, rest.defaultValue !== '');
  return (
    <div className="relative">
      <select
        {...rest}
        {...(isServed
          ? servedOptions(languageTag, t`Not chosen`)
          : { children: hasAll ? options : options.filter(({ key }) => key === NONE) })}
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        className="control pr-6 pl-2 max-[18rem]:pr-5 max-[18rem]:pl-1 lg:text-sm"
      />
      <ChevronDownIcon size={14} className="pointer-events-none absolute inset-y-0 right-2 my-auto" />
    </div>
  );
}

/** Returns props of a select in the server's HTML, whose options an inline script adds (`fillSelects`): four of them have 648. */
function servedOptions(languageTag: LanguageTag, emptyName: string) {
  const toLabels = (powers: number[]) => powers.map((power) => formatDiopters(power, languageTag)).join(' ');
  return {
    'data-options-before': toLabels(POWER_CHOICES.filter((power) => power < 0)),
    'data-options-after': toLabels(POWER_CHOICES.filter((power) => power >= 0)),
    // Hydration leaves what the select contains, and React never renders it again.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: `<option value="" aria-label="${emptyName}">–</option>` },
  };
}
