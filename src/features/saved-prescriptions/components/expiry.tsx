import { Trans } from '@lingui/react/macro';
import { expiryDate, isExpired } from '@/domain/prescription/prescription-expiry';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { LegalLink } from '@/lib/content/legal-link';
import { examPaths } from '@/lib/navigation/exam-paths';
import { useSite } from '@/lib/site/site';
import { Notice } from '@/ui/display/notice';
import { usePrescriptionCopy } from '../hooks/use-prescription-copy';
import { useToday } from '../hooks/use-today';

/** Warns about an expired prescription, with what to do. It can still be used: an optician decides. */
export function ExpiredNotice({ saved }: { saved: SavedPrescriptionView }) {
  const { day } = usePrescriptionCopy();
  const site = useSite();
  const today = useToday();
  const expiry = expiryDate(saved);
  if (!expiry || !isExpired(saved, today)) return null;
  const date = day(expiry);
  return (
    <Notice
      tone="warning"
      title={<Trans>This prescription expired on {date}</Trans>}
      action={
        <LegalLink href={examPaths.examPage(site)}>
          <Trans>Find a store and book an eye exam</Trans>
        </LegalLink>
      }
    >
      <Trans>
        Your eyes may have changed: ask your eye doctor for an exam. You can still use this prescription; an
        optician checks it before your lenses are made.
      </Trans>
    </Notice>
  );
}
