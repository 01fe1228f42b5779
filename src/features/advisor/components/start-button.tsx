import type { ReactNode } from 'react';
import { openAdvisor } from '@/lib/advisor/open-advisor';
import { Button } from '@/ui/actions/button';

/** Opens the advisor. Hidden without scripts, where the page itself is the advice. */
export function StartButton({ children }: { children: ReactNode }) {
  return (
    <div className="noscript:hidden">
      <Button size="lg" aria-haspopup="dialog" onClick={openAdvisor}>
        {children}
      </Button>
    </div>
  );
}
