import { Button } from '@/ui/actions/button';
import { api, type Status, unwrapResponse } from './client';
import { PanelSection } from './panel-section';
import { useAction } from './use-action';

const TEXTS: Record<Status['advisorProfile'], string> = {
  none: 'No profile was ever saved.',
  saved: 'A profile is saved.',
  reset: 'The profile was reset.',
};

/** Shows whether the shopper has a frame advisor profile, and a button that clears it. */
export function AdvisorSection({ profile }: { profile: Status['advisorProfile'] }) {
  const { busy, run } = useAction();
  return (
    <PanelSection title="Frame advisor" intro="Of the member of this browser. What it holds is not shown.">
      <p>{TEXTS[profile]}</p>
      <Button
        variant="secondary"
        className="mt-4"
        aria-disabled={busy || undefined}
        onClick={() =>
          !busy && void run(() => unwrapResponse(api['advisor-profile'].$delete()), 'The profile is cleared.')
        }
      >
        Clear the profile
      </Button>
    </PanelSection>
  );
}
