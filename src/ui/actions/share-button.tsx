import { type ReactNode, useState } from 'react';
import { ShareIcon } from '@/ui/icons/deferred-icons';
import { type ShareResult, shareLink } from '@/ui/lib/share-link';
import { IconButton } from './icon-button';

export interface ShareButtonProps {
  label: string;
  /** True for use on images. */
  raised?: boolean;
  /** Title of the shared page. */
  title: string;
  /** Absolute. */
  url: string;
  /** Shown after the link was copied. */
  copied: ReactNode;
  /** Shown where neither sharing nor copying is possible: the URL, to be copied by hand. */
  blocked: ReactNode;
}

/** Shares a link: by the device, or as a copied link. */
export function ShareButton({ label, raised, title, url, copied, blocked }: ShareButtonProps) {
  const [result, setResult] = useState<ShareResult>();
  return (
    <div className="relative noscript:hidden">
      <IconButton
        raised={raised}
        label={label}
        icon={<ShareIcon />}
        onClick={() => void shareLink({ title, url }).then(setResult)}
        onBlur={() => setResult((current) => (current === 'copied' ? undefined : current))}
      />
      <p
        role="status"
        className="on-ink absolute top-full right-0 z-10 mt-1 w-48 rounded-md bg-ink p-3 text-on-ink text-sm shadow-float empty:hidden sm:w-64"
      >
        {result === 'copied' ? copied : null}
        {result === 'blocked' ? blocked : null}
      </p>
    </div>
  );
}
