import { Trans } from '@lingui/react/macro';
import { isAudioVariant } from '@/domain/stores/audio-variant';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';

/** Introduces the newsletter. The page of audio glasses has different texts (001 §2). */
export function NewsletterIntro({ page }: { page: string }) {
  const site = useSite();
  const isAudio = isAudioVariant(page);
  return (
    <div>
      <h2 className="font-medium text-2xl">
        {isAudio ? <Trans>Audio glasses, by email</Trans> : <Trans>New frames, by email</Trans>}
      </h2>
      <p className="mt-2 max-w-md text-ink-soft">
        {isAudio ? (
          <Trans>
            New models, and new stores where you can try them, now and then. You can unsubscribe at any time.
          </Trans>
        ) : (
          <Trans>Arrivals and offers, now and then. You can unsubscribe at any time.</Trans>
        )}{' '}
        <PageLink href={helpPaths.privacy(site)} className="link-inline">
          <Trans>Privacy</Trans>
        </PageLink>
      </p>
    </div>
  );
}
