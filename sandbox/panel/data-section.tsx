import { useRef, useState } from 'react';
import { Button } from '@/ui/actions/button';
import { Stack } from '@/ui/layout/stack';
import { Dialog } from '@/ui/overlay/dialog';
import { api } from './client';
import { PanelSection } from './panel-section';
import { useAction } from './use-action';

/** Exports, imports and resets the sandbox's data. */
export function DataSection() {
  const { busy, run, button } = useAction();
  const [confirming, setConfirming] = useState(false);
  const file = useRef<HTMLInputElement>(null);

  const download = async () => saveAs('sandbox.json', await (await api.data.$get()).text());
  const reset = () => {
    setConfirming(false);
    void run(() => api.data.$delete(), 'The data is reset.');
  };
  const importFile = async (selectedFile: File | undefined) => {
    if (!selectedFile) return;
    const body = await selectedFile.text();
    await run(
      () => api.data.$put({}, { init: { body, headers: { 'Content-Type': 'application/json' } } }),
      `Imported from ${selectedFile.name}.`,
    );
    // Allows selecting the same file again.
    if (file.current) file.current.value = '';
  };

  return (
    <PanelSection
      title="Data"
      intro="Accounts, carts, wishlists, prescriptions and orders of all shoppers of this sandbox, as one JSON file. Uploaded prescription files are in it by name only."
    >
      <Stack row gap="xs">
        <Button {...button(download, 'Exported to sandbox.json.')}>Export</Button>
        <Button variant="secondary" onClick={() => file.current?.click()} aria-disabled={busy || undefined}>
          Import …
        </Button>
        <Button variant="secondary" onClick={() => setConfirming(true)} aria-disabled={busy || undefined}>
          Reset …
        </Button>
      </Stack>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="File to import"
        onChange={(event) => void importFile(event.target.files?.[0])}
      />
      <Dialog
        open={confirming}
        onOpenChange={setConfirming}
        title="Reset the sandbox?"
        description="Carts, accounts, orders and sessions are deleted; the demo shoppers are restored. Export first what you want to keep."
        footer={
          <Stack row className="justify-end">
            <Button variant="quiet" onClick={() => setConfirming(false)}>
              Cancel
            </Button>
            <Button onClick={reset}>Reset</Button>
          </Stack>
        }
      >
        {null}
      </Dialog>
    </PanelSection>
  );
}

/** Downloads a text as a JSON file. */
function saveAs(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
