import { type ReactNode, useState } from 'react';
import { openAdvisor } from '@/lib/advisor/open-advisor';
import { Button } from '@/ui/actions/button';

/** Opens the advisor; busy while its code loads, which the shell announces. Hidden without scripts, where the page itself is the advice. */
export function StartButton({ children }: { children: ReactNode }) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    await openAdvisor();
    setBusy(false);
  };
  return (
    <div className="noscript:hidden">
      <Button size="lg" aria-haspopup="dialog" busy={busy} onClick={() => void open()}>
        {children}
      </Button>
    </div>
  );
}
