import { lazy, Suspense, useState } from 'react';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/fields/text-field';
import { Stack } from '@/ui/layout/stack';
import { GallerySection } from './gallery-section';

// Lazy-loaded, as in the app.
const Dialog = lazy(async () => ({ default: (await import('@/ui/overlay/dialog')).Dialog }));
const Drawer = lazy(async () => ({ default: (await import('@/ui/overlay/drawer')).Drawer }));

type Overlay = 'dialog' | 'drawer';

export function OverlaySection() {
  const [openOverlay, setOpenOverlay] = useState<Overlay>();
  const [lastOverlay, setLastOverlay] = useState<Overlay>();
  const open = (overlay: Overlay) => {
    setOpenOverlay(overlay);
    setLastOverlay(overlay);
  };
  const close = () => setOpenOverlay(undefined);

  return (
    <GallerySection title="Over the page" intro="Loaded when first opened.">
      <Stack row>
        <Button variant="secondary" onClick={() => open('dialog')}>
          Open a dialog
        </Button>
        <Button variant="secondary" onClick={() => open('drawer')}>
          Open a drawer
        </Button>
      </Stack>
      <Suspense>
        {lastOverlay === 'dialog' ? (
          <Dialog
            open={openOverlay === 'dialog'}
            onOpenChange={close}
            title="Save your fit"
            description="We keep the shape and size that suit you."
            footer={
              <Stack row className="justify-end">
                <Button variant="quiet" onClick={close}>
                  Not now
                </Button>
                <Button onClick={close}>Save</Button>
              </Stack>
            }
          >
            <TextField label="Name of this fit" clearLabel="Clear name" defaultValue="Everyday" />
          </Dialog>
        ) : null}
        {lastOverlay === 'drawer' ? (
          <Drawer
            open={openOverlay === 'drawer'}
            onOpenChange={close}
            title="Your bag"
            footer={<Button wide>Check out</Button>}
          >
            <p>Content that scrolls on its own while the page behind it stands still.</p>
          </Drawer>
        ) : null}
      </Suspense>
    </GallerySection>
  );
}
