import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/actions/button';
import type { DetailsFormProps } from './details-form-props';

interface RecoveryCodesProps extends Pick<DetailsFormProps, 'onDone' | 'onDirtyChange'> {
  codes: readonly string[];
}

/** Shows the codes once, and asks for a confirmation before the shopper leaves them. */
export function RecoveryCodes({ codes, onDone, onDirtyChange }: RecoveryCodesProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    text.current?.focus();
    onDirtyChange(true);
    return () => onDirtyChange(false);
  }, [onDirtyChange]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <p ref={text} tabIndex={-1}>
        <Trans>
          Write these recovery codes down, or print them. Each signs you in once when you do not have your
          phone. They are not shown again.
        </Trans>
      </p>
      <ul className="grid max-w-sm grid-cols-2 gap-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button onClick={onDone}>
          <Trans>I have saved them</Trans>
        </Button>
      </div>
    </div>
  );
}
