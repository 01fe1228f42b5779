import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { MeasureError } from '@/domain/size/size-limits';
import { estimateTotalWidth } from '@/domain/size/total-width';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/fields/text-field';
import { type NumbersField, numbersSchema } from '../forms/numbers-schema';
import { useMeasureErrors } from '../hooks/use-measure-errors';
import type { FoundSize } from '../state/found-size';

/** Finds the size by the numbers inside a pair that fits. */
export function NumbersForm({ onFound }: { onFound: (found: FoundSize) => void }) {
  const { t } = useLingui();
  const errorMessage = useMeasureErrors();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(numbersSchema),
    defaultValues: { eye: '', bridge: '', temple: '' },
  });
  const submit = handleSubmit(({ eye, bridge }) => {
    const front = { eye, bridge };
    onFound({ width: estimateTotalWidth(front), source: { kind: 'numbers', front } });
  });
  const fieldProps = (name: NumbersField) => {
    const error = formState.errors[name]?.message as MeasureError | undefined;
    return {
      ...register(name),
      error: error && errorMessage(name, error),
      inputMode: 'decimal',
      autoComplete: 'off',
      maxLength: 8,
    } as const;
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">
        <Trans>Look inside a temple of glasses that fit you well. Three numbers are printed there.</Trans>
      </p>
      <TempleMark />
      <div className="grid items-start gap-4 min-[26rem]:grid-cols-3">
        <TextField {...fieldProps('eye')} label={t`Lens width`} placeholder="52" required />
        <TextField {...fieldProps('bridge')} label={t`Bridge`} placeholder="18" required />
        <TextField
          {...fieldProps('temple')}
          label={t`Temple`}
          optionalLabel={t`optional`}
          placeholder="140"
        />
      </div>
      <Button type="submit" className="justify-self-start">
        <Trans>Estimate my size</Trans>
      </Button>
    </form>
  );
}

/** Shows the mark inside a temple: lens width, bridge and temple length. An example; the fields next to it have the names. */
function TempleMark() {
  return (
    <svg
      viewBox="0 0 320 72"
      aria-hidden="true"
      focusable="false"
      className="h-auto w-full rounded-md bg-well"
    >
      <path
        d="M14 26h214c34 0 52 8 78 30l-7 8c-25-20-42-24-71-24H14Z"
        className="fill-paper stroke-ink"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <path d="M14 24v18M22 24v18" className="stroke-ink" strokeWidth={1.5} />
      <text x={62} y={38} fontSize={13} className="fill-accent">
        52 □ 18
      </text>
      <text x={132} y={38} fontSize={13} className="fill-accent">
        140
      </text>
    </svg>
  );
}
