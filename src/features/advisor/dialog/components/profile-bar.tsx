import { Trans, useLingui } from '@lingui/react/macro';
import { advisorPaths } from '@/lib/navigation/advisor-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { RetryButton } from '@/ui/actions/retry-button';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { CheckIcon } from '@/ui/icons/icons';
import type { Profile } from '../hooks/use-profile';
import { queueSave } from '../state/queue';

export interface ProfileBarProps {
  profile: Profile;
  onReset: () => void;
}

/** Saves the choices in the account, or says that they are saved; a guest goes to the account first (000 §4). */
export function ProfileBar({ profile, onReset }: ProfileBarProps) {
  const { t } = useLingui();
  const { shopper, state, isSaved } = profile;
  const needsSignIn = shopper === 'guest' || state === 'sign-in-needed';
  return (
    <>
      <ProblemAlert problem={profileProblem(profile)} className="mb-3" />
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        {needsSignIn ? (
          <SignInLink />
        ) : isSaved ? (
          <p className="flex min-h-11 items-center gap-2">
            <CheckIcon />
            <Trans>Saved in your account</Trans>
          </p>
        ) : (
          <Button
            busy={state === 'saving' || state === 'loading' || shopper === 'loading'}
            busyLabel={state === 'saving' ? t`Saving` : t`Loading your account`}
            onClick={() => void profile.save()}
          >
            <Trans>Save in my account</Trans>
          </Button>
        )}
        <Button variant="link" aria-haspopup="dialog" onClick={onReset}>
          <Trans>Start over</Trans>
        </Button>
      </div>
    </>
  );
}

function SignInLink() {
  const site = useSite();
  return (
    <ButtonLink
      render={<PageLink href={sitePaths.account(site, advisorPaths.faceShape(site))} />}
      onClick={queueSave}
    >
      <Trans>Sign in to save</Trans>
    </ButtonLink>
  );
}

function profileProblem({ state, load, save }: Profile) {
  if (state === 'sign-in-needed')
    return {
      tone: 'warning',
      title: <Trans>Sign in again to save</Trans>,
      text: <Trans>Your session has ended. What you chose is on this device.</Trans>,
    } as const;
  const isLoad = state === 'load-failed';
  if (!isLoad && state !== 'save-failed') return undefined;
  return {
    title: isLoad ? (
      <Trans>Your saved choices could not be loaded</Trans>
    ) : (
      <Trans>Your choices could not be saved in your account</Trans>
    ),
    text: <Trans>What you chose is on this device.</Trans>,
    control: <RetryButton onClick={isLoad ? load : () => void save()} />,
  };
}
