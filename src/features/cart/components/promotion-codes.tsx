import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { type Cents, ZERO } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { cleanCode } from '@/domain/text/typed-text';
import { readTextField } from '@/lib/forms/read-text-field';
import { useTooManyTriesText } from '@/lib/http/too-many-tries';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { useLatest } from '@/lib/state/use-latest';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { TextField } from '@/ui/fields/text-field';
import { useScrollIntoView } from '@/ui/fields/use-scroll-into-view';
import { CloseIcon } from '@/ui/icons/icons';
import type { AppliedCode } from '../api/cart-view';
import type { CodeRejection } from '../api/code-rejection';
import type { CartChanges } from '../api/use-cart-changes';
import { ChangeFailureNotice } from './change-failure-notice';

export interface PromotionCodesProps {
  codes: AppliedCode[];
  /** Total of the cart: a code that was rejected may work for another total. */
  total: Cents | string | undefined;
  changes: CartChanges;
  disabled: boolean;
  /** The cart on screen may be stale, which is said above its lines. */
  outdated: boolean;
}

/** Renders the applied codes and a field to add one. A rejected code stays in the field. */
export function PromotionCodes({ codes, total, changes, disabled, outdated }: PromotionCodesProps) {
  const [problem, setProblem] = useState<{ message: string; total: PromotionCodesProps['total'] }>();
  const error = problem?.total === total ? problem?.message : undefined;
  const [added, setAdded] = useState<string>();
  // Uses the cart's spelling while the code is in use.
  const applied = codes.find(({ code, saves }) => saves && code.toUpperCase() === added?.toUpperCase())?.code;
  const idle = codes.flatMap(({ code, saves }) => (saves ? [] : [code])).join(', ');
  const latestTotal = useLatest(total);
  const input = useRef<HTMLInputElement>(null);
  const { t } = useLingui();
  const textOf = useCodeRejectionText();
  const failurePlace = useScrollIntoView(changes.codeFailure && `failed: ${changes.codeFailure.message}`);

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { field, text } = readTextField(event.currentTarget, 'code', cleanCode);
    if (text === '') return showError(t`Enter a code first`);
    setProblem(undefined);
    setAdded(undefined);
    const result = await changes.addCode(text);
    if (result === 'failed') return;
    if (result !== 'added') return showError(textOf(result));
    field.value = '';
    setAdded(text);
  };

  const remove = async (used: string) => {
    // The clicked button disappears with its code.
    if (await changes.removeCode(used)) input.current?.focus();
  };

  const showError = (message: string) => {
    setProblem({ message, total: latestTotal.current });
    input.current?.focus();
    // Announces the error, because the field already has focus after Enter, so screen readers would not read it.
    announce(message);
  };

  return (
    <form method="post" onSubmit={add} noValidate className="grid grid-cols-1 gap-3 noscript:hidden">
      <div className="flex flex-wrap items-start gap-x-3">
        <TextField
          ref={input}
          className="grow basis-28"
          name="code"
          label={t`Promotion code`}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          clean={cleanCode}
          maxLength={32}
          disabled={disabled}
        />
        {/* As high as the input and beside it, also when an error is shown below: label 22 px, gap 6 px. */}
        <Button
          type="submit"
          variant="secondary"
          className="mt-7 min-h-12"
          busy={changes.busy}
          disabled={disabled}
        >
          <Trans>Apply</Trans>
        </Button>
      </div>
      <div ref={failurePlace} className="empty:hidden">
        {changes.codeFailure && !outdated ? <ChangeFailureNotice failure={changes.codeFailure} /> : null}
      </div>
      {/* Always mounted, so that it is announced. */}
      <p role="status" className="text-sm empty:hidden">
        {applied ? t`Code ${applied} is applied.` : null}
      </p>
      <p role="status" className="text-sm empty:hidden">
        {idle
          ? t`Code ${idle} takes nothing off. It may have ended, need a higher total, or not apply to what is in your cart.`
          : null}
      </p>
      {codes.length > 0 ? (
        <ul className="flex flex-wrap gap-2" aria-label={t`Codes in use`}>
          {codes.map(({ code: used }) => (
            <li key={used} className="flex items-center rounded-full bg-well pl-4">
              {used}
              <IconButton
                label={t`Remove code ${used}`}
                icon={<CloseIcon size={16} />}
                disabled={disabled}
                aria-disabled={changes.busy || undefined}
                onClick={() => void remove(used)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </form>
  );
}

/** Returns a sentence that explains why a promotion code was not accepted. */
function useCodeRejectionText(): (rejection: CodeRejection) => string {
  const { t } = useLingui();
  const { locale } = useSite();
  const tooManyTries = useTooManyTriesText();
  return ({ reason, minimum, minutes = 1 }) => {
    switch (reason) {
      case 'too-many-tries':
        return tooManyTries(minutes);
      case 'unknown':
        return t`We do not know this code. Check how it is written.`;
      case 'ended':
        return t`This code has ended`;
      case 'minimum': {
        const amount = formatMoney(minimum ?? ZERO, locale);
        return t`This code works from ${amount}, protection plans and insured items not included`;
      }
      case 'other':
        return t`This code does not work for your cart`;
    }
  };
}
