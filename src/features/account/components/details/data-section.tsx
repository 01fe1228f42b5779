import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { announce } from '@/lib/navigation/announcer';
import { signInRequest, useCurrentProblem } from '@/lib/session/sign-in-request';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { type Problem, ProblemAlert } from '@/ui/display/problem-alert';
import { Heading } from '@/ui/layout/heading';

/** Shows the download of everything that is stored of the member. */
export function DataSection() {
  const site = useSite();
  const { t } = useLingui();
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<'failed' | 'signed-out'>();
  const download = async () => {
    setLoading(true);
    setProblem(undefined);
    const result = await import('../../api/download-data').then(
      ({ downloadData }) => downloadData(site),
      () => 'failed' as const,
    );
    setLoading(false);
    if (result === 'downloaded') announce(t`Your data is downloaded.`);
    else setProblem(result);
  };
  return (
    <section className="grid grid-cols-1 gap-4 border-line border-t py-6">
      <DownloadProblem problem={problem} />
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <div className="grid min-w-0 grid-cols-1 gap-1 sm:max-w-md">
          <Heading level={2} size="xs">
            <Trans>Your data</Trans>
          </Heading>
          <p>
            <Trans>
              A file with all that we have stored: your details, addresses, orders, prescriptions, wishlist
              and cards, of which only the last digits are there.
            </Trans>
          </p>
        </div>
        <Button
          variant="link"
          busy={loading}
          busyLabel={t`Preparing your data`}
          onClick={() => void download()}
        >
          <Trans>Download my data</Trans>
        </Button>
      </div>
    </section>
  );
}

const PROBLEMS: Record<'failed' | 'signed-out', Problem> = {
  failed: {
    title: <Trans>Your data could not be loaded.</Trans>,
    text: <Trans>Please try again.</Trans>,
  },
  'signed-out': {
    tone: 'warning',
    title: <Trans>Your session has ended</Trans>,
    text: <Trans>Sign in, then download again.</Trans>,
    action: { label: <Trans>Sign in</Trans>, onClick: () => signInRequest.set(true), opensDialog: true },
  },
};

/** Explains why there is no file. */
function DownloadProblem({ problem }: { problem: keyof typeof PROBLEMS | undefined }) {
  const current = useCurrentProblem(problem);
  return <ProblemAlert problem={current && PROBLEMS[current]} />;
}
