import type { Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useShellLabels } from '@/lib/hydration/use-shell-labels';
import { track } from '@/lib/tracking/track';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { DialogShell } from '@/ui/overlay/dialog-shell';

/** The panel's code and messages. */
export interface PanelCode<Props> {
  Panel: ComponentType<Props>;
  messages: Messages;
}

export interface PanelSlotProps<Props> {
  load: () => Promise<PanelCode<Props>>;
  panelProps: Props;
}

/** Props of the panel, also while its code loads. */
interface SlotPanelProps {
  open: boolean;
  onCancel: () => void;
}

/** Shows the lens panel; its shell until its code has arrived, or a notice with a retry (000 §8, 'Cannot add lenses'). */
export function PanelSlot<Props extends SlotPanelProps>({ load, panelProps }: PanelSlotProps<Props>) {
  // The first one: Lingui's provider hands out a new proxy of it after each load.
  const [i18n] = useState(useLingui().i18n);
  const labels = useShellLabels();
  const [code, setCode] = useState<PanelCode<Props> | 'loading' | 'failed'>('loading');

  const start = useCallback(async () => {
    setCode('loading');
    try {
      const loaded = await load();
      i18n.load(i18n.locale, loaded.messages);
      setCode(loaded);
    } catch {
      track({ name: 'error', message: 'Cannot add lenses' });
      setCode('failed');
    }
  }, [load, i18n]);
  useEffect(() => void start(), [start]);

  if (code === 'loading') {
    return (
      <DialogShell
        {...labels}
        closesOnBack="always"
        open={panelProps.open}
        onClose={panelProps.onCancel}
        title={<Trans>Choose your lenses</Trans>}
        aside={null}
      />
    );
  }
  if (code === 'failed') return <PanelFailure onRetry={() => void start()} />;
  const { Panel } = code;
  return <Panel {...panelProps} />;
}

function PanelFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      live="assertive"
      title={<Trans>Lenses cannot be chosen right now</Trans>}
      action={
        <Button variant="link" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Check your connection. What you chose before is not lost.</Trans>
    </Notice>
  );
}
