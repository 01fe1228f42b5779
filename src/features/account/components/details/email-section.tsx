import { Trans, useLingui } from '@lingui/react/macro';
import type { FormState } from '@/lib/forms/use-open-forms';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import type { Details } from '../../api/person';
import { PROVIDER_NAMES } from '../../api/provider-names';
import { DetailsSection } from './details-section';

const EmailForm = lazyWithRetry(async () => (await import('./email-form')).EmailForm);

export function EmailSection({ details, ...state }: { details: Details } & FormState) {
  const { t } = useLingui();
  const { email, hasPassword, provider } = details;
  const providerName = provider ? PROVIDER_NAMES[provider] : '';
  return (
    <DetailsSection
      {...state}
      title={<Trans>Email address</Trans>}
      changeLabel={hasPassword ? t`Change email address` : undefined}
      onIntent={EmailForm.preload}
      renderForm={(onDone) => (
        <EmailForm details={details} onDone={onDone} onDirtyChange={state.onDirtyChange} />
      )}
    >
      {email}
      {hasPassword ? null : (
        <p className="text-ink-soft">
          <Trans>You sign in with {providerName}. To use another address, set a password first.</Trans>
        </p>
      )}
    </DetailsSection>
  );
}
