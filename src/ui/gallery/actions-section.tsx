import { useState } from 'react';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { IconButton } from '@/ui/actions/icon-button';
import { IconLink } from '@/ui/actions/icon-link';
import { RowLink } from '@/ui/actions/row-link';
import { ArrowRightIcon } from '@/ui/icons/deferred-icons';
import { BagIcon, HeartIcon, SearchIcon } from '@/ui/icons/icons';
import { Stack } from '@/ui/layout/stack';
import { Example, GallerySection } from './gallery-section';

const variants = ['primary', 'secondary', 'quiet', 'link'] as const;

function AllVariants() {
  return (
    <Stack row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Stack>
  );
}

export function ActionsSection() {
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <GallerySection title="Actions" intro="Every target is at least 44 pixels high.">
      <Example name="Variants">
        <AllVariants />
      </Example>
      <Example name="On ink">
        <div className="on-ink rounded-lg p-6">
          <AllVariants />
        </div>
      </Example>
      <Example name="Large, wide, with an icon">
        <Stack row>
          <Button size="lg">Choose lenses</Button>
          <ButtonLink href="#actions" size="lg" variant="secondary">
            Shop sunglasses <ArrowRightIcon />
          </ButtonLink>
        </Stack>
        <Button wide className="mt-4 max-w-sm">
          Full width of the container
        </Button>
      </Example>
      <Example name="Busy, disabled">
        <Stack row>
          <Button busy={busy} busyLabel="Adding to bag" onClick={() => setBusy(true)}>
            Click to add to bag
          </Button>
          <Button busy busyLabel="Saving" variant="secondary">
            Save address
          </Button>
          <Button disabled>Disabled</Button>
          <Button disabled variant="secondary">
            Disabled
          </Button>
        </Stack>
      </Example>
      <Example name="Icon buttons and links">
        <Stack row gap="xs">
          <IconButton label="Search" icon={<SearchIcon />} />
          <IconButton
            label="Save"
            pressed={saved}
            icon={<HeartIcon className={saved ? 'fill-accent' : undefined} />}
            onClick={() => setSaved(!saved)}
          />
          <IconLink href="#actions" label="Bag, 3 items" count={3} icon={<BagIcon />} />
          <IconButton label="Search" icon={<SearchIcon />} disabled />
        </Stack>
      </Example>
      <Example name="Row links">
        <ul className="max-w-sm border-line border-t">
          {['Track your order', 'Shipping and returns'].map((label) => (
            <li key={label} className="border-line border-b">
              <RowLink href="#actions">{label}</RowLink>
            </li>
          ))}
        </ul>
      </Example>
    </GallerySection>
  );
}
