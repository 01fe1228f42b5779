import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FormState } from '@/lib/forms/use-open-forms';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import type { Details } from '../../api/person';
import { DetailsSection } from './details-section';

const SecondFactorForm = lazyWithRetry(async () => (await import('./second-factor-form')).SecondFactorForm);

/**
 * Manages one-time codes at the sign-in. Renders nothing without a password, which they supplement, or where the host has none.
 */
export function SecondFactorSection({ details, ...state }: { details: Details } & FormState) {
  const { t } = useLingui();
  const { secondFactor, hasPassword } = details;
  if (!secondFactor || !hasPassword) return null;
  return (
    <DetailsSection
      {...state}
      title={<Trans>Two-step verification</Trans>}
      changeLabel={t`Change two-step verification`}
      onIntent={SecondFactorForm.preload}
      renderForm={(onDone) => (
        <SecondFactorForm
          details={details}
          isOn={secondFactor.isOn}
          onDone={onDone}
          onDirtyChange={state.onDirtyChange}
        />
      )}
    >
      {secondFactor.isOn ? (
        <Trans>
          It is on: signing in takes your password and a code from your phone.{' '}
          <Plural
            value={secondFactor.recoveryCodesLeft}
            one="You have # recovery code left."
            other="You have # recovery codes left."
          />
        </Trans>
      ) : (
        <Trans>
          It is off. With a code from your phone, your prescriptions and orders stay private even if somebody
          learns your password.
        </Trans>
      )}
    </DetailsSection>
  );
}
