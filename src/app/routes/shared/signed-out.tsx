import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { EmptyState } from '@/ui/display/empty-state';
import { UserIcon } from '@/ui/icons/icons';

export interface SignedOutProps {
  /** What is there after a sign-in. */
  title: ReactNode;
  /** Local path of the page, to come back to. */
  returnPath: string;
}

/** In place of what only a member has. That a session has ended, the page's `SessionNotice` says. */
export function SignedOut({ title, returnPath }: SignedOutProps) {
  const site = useSite();
  return (
    <EmptyState
      icon={<UserIcon size={40} />}
      title={title}
      actions={
        <ButtonLink render={<PageLink href={sitePaths.account(site, returnPath)} />}>
          <Trans>Sign in or create an account</Trans>
        </ButtonLink>
      }
    >
      <Trans>They are stored with your account, and only you see them.</Trans>
    </EmptyState>
  );
}
