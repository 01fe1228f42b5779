import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { EmptyState } from '@/ui/display/empty-state';
import { Notice } from '@/ui/display/notice';
import { ProgressBar } from '@/ui/display/progress-bar';
import { Skeleton, SkeletonRegion, SkeletonText } from '@/ui/display/skeleton';
import { useToasts } from '@/ui/feedback/toast-provider';
import { BagIcon } from '@/ui/icons/icons';
import { Stack } from '@/ui/layout/stack';
import { Example, GallerySection } from './gallery-section';

export function FeedbackSection() {
  const toasts = useToasts();
  return (
    <GallerySection title="Feedback" intro="Loading shows the shape of what comes.">
      <Example name="Notices">
        <Stack>
          <Notice>Lenses take five to seven working days.</Notice>
          <Notice
            tone="success"
            title="Prescription saved"
            action={
              <ButtonLink href="#feedback" variant="link">
                See prescriptions
              </ButtonLink>
            }
          >
            You will find it at the lens step.
          </Notice>
          <Notice tone="warning" title="Your prescription ends on 3 March">
            An eye exam takes half an hour.
          </Notice>
          <Notice tone="error" title="The payment was declined">
            Nothing was charged. Try another card.
          </Notice>
        </Stack>
      </Example>
      <Example name="Toasts">
        <Stack row>
          <Button variant="secondary" onClick={() => toasts.show({ message: 'Saved to your wishlist' })}>
            Show a toast
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toasts.show({
                message: 'Removed from bag',
                action: <Button variant="link">Undo</Button>,
              })
            }
          >
            Show one with an action
          </Button>
        </Stack>
      </Example>
      <Example name="Progress">
        <ProgressBar label="Your fit" value={2} max={5} valueText="Step 2 of 5" className="max-w-md" />
      </Example>
      <Example name="Skeleton">
        <SkeletonRegion label="Loading frames">
          <div className="grid max-w-xl grid-cols-2 gap-4">
            <Skeleton className="aspect-3/2 rounded-md" />
            <SkeletonText lines={4} />
          </div>
        </SkeletonRegion>
      </Example>
      <Example name="Nothing here">
        <div className="rounded-lg border border-line">
          <EmptyState
            level={4}
            title="Your bag is empty"
            icon={<BagIcon size={40} strokeWidth={1} />}
            actions={
              <>
                <ButtonLink href="#feedback">Shop eyeglasses</ButtonLink>
                <ButtonLink href="#feedback" variant="secondary">
                  Shop sunglasses
                </ButtonLink>
              </>
            }
          >
            Frames that you add are kept here for thirty days.
          </EmptyState>
        </div>
      </Example>
    </GallerySection>
  );
}
