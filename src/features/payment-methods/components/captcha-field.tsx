import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { captchaAdapter } from '@/lib/captcha/captcha-adapter';
import { useSite } from '@/lib/site/site';
import { Checkbox } from '@/ui/fields/checkbox';
import { FieldError } from '@/ui/fields/field-error';
import type { CaptchaProblem } from '../hooks/use-add-card';

export interface CaptchaHandle {
  isConfirmed: () => boolean;
  /** Call it after a token was rejected. */
  reset: () => void;
  focus: () => void;
}

interface CaptchaFieldProps {
  ref: RefObject<CaptchaHandle | null>;
  problem: CaptchaProblem | undefined;
}

/** Shows the retailer's captcha: the service's widget, else a checkbox. */
export function CaptchaField({ ref, problem }: CaptchaFieldProps) {
  const { t } = useLingui();
  const messages: Record<CaptchaProblem, string> = {
    unsolved: t`Confirm that you are not a robot`,
    rejected: t`Please confirm again that you are not a robot`,
    unavailable: t`This could not be confirmed. Please try again.`,
  };
  const error = problem && messages[problem];
  return captchaAdapter().mount ? (
    <CaptchaWidget ref={ref} error={error} />
  ) : (
    <CaptchaCheckbox ref={ref} error={error} />
  );
}

interface CaptchaVariantProps {
  ref: RefObject<CaptchaHandle | null>;
  error: string | undefined;
}

function CaptchaCheckbox({ ref, error }: CaptchaVariantProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    isConfirmed: () => input.current?.checked ?? false,
    reset: () => {
      if (input.current) input.current.checked = false;
    },
    focus: () => input.current?.focus(),
  }));
  return <Checkbox ref={input} label={t`I am not a robot`} error={error} />;
}

function CaptchaWidget({ ref, error }: CaptchaVariantProps) {
  const { languageTag } = useSite();
  const container = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const [attempt, setAttempt] = useState(0);
  // A new widget for each attempt: a token is good for one request.
  useEffect(() => {
    const element = container.current;
    return element && attempt >= 0 ? captchaAdapter().mount?.(element, languageTag) : undefined;
  }, [attempt, languageTag]);
  useImperativeHandle(ref, () => ({
    // Only the service knows, when it is asked for a token.
    isConfirmed: () => true,
    reset: () => setAttempt((count) => count + 1),
    focus: () => container.current?.focus(),
  }));
  return (
    <div>
      {/* Focusable by script only. */}
      <div ref={container} tabIndex={-1} aria-describedby={error ? errorId : undefined} />
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
