import type { Messages } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { track } from '@/lib/tracking/track';
import { Notice } from '@/ui/display/notice';
import { DialogShell } from '@/ui/overlay/dialog-shell';

/** The panel's code and messages. */
export interface PanelCode<Props> {
  Panel: ComponentType<Props>;
  messages: Messages;
}

export interface PanelSlotProps<Props> {
  /** Undefined until its code has loaded. */
  Panel: ComponentType<Props> | undefined;
  /** Loads it. Must be stable. */
  load: () => Promise<void>;
  panelProps: Props;
}

/** Props of the panel, also while its code loads. */
interface SlotPanelProps {
  open: boolean;
  onCancel: () => void;
}

/** Shows the lens panel; its shell until its code has arrived, or a notice with a retry (000 §8, 'Cannot add lenses'). */
export function PanelSlot<Props extends SlotPanelProps>({ Panel, load, panelProps }: PanelSlotProps<Props>) {
  const [hasFailed, setFailed] = useState(false);

  const start = useCallback(async () => {
    setFailed(false);
    try {
      await load();
    } catch {
      track({ name: 'error', message: 'Cannot add lenses' });
      setFailed(true);
    }
  }, [load]);
  useEffect(() => void start(), [start]);

  if (Panel) return <Panel {...panelProps} />;
  if (hasFailed) return <PanelFailure onRetry={() => void start()} />;
  return (
    <DialogShell
      closesOnBack="always"
      open={panelProps.open}
      onClose={panelProps.onCancel}
      title={<Trans>Choose your lenses</Trans>}
      aside={null}
    />
  );
}

function PanelFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      live="assertive"
      title={<Trans>Lenses cannot be chosen right now</Trans>}
      onRetry={onRetry}
    >
      <Trans>Check your connection. What you chose before is not lost.</Trans>
    </Notice>
  );
}
