import { IconButton } from '@/ui/actions/icon-button';
import { Badge } from '@/ui/display/badge';
import { PriceLine } from '@/ui/display/price-line';
import { ProductImage } from '@/ui/display/product-image';
import { HeartIcon } from '@/ui/icons/icons';
import { Grid } from '@/ui/layout/grid';
import { SectionHeader } from '@/ui/layout/section-header';
import { Stack } from '@/ui/layout/stack';
import { Example, GallerySection } from './gallery-section';

const reduced = {
  now: '$96.00',
  was: '$128.00',
  nowLabel: 'Now',
  wasLabel: 'Was',
  discount: '25% off',
};
const plain = { now: '$128.00' };
const names = ['Alder 52', 'Corvane 49', 'Linnet 50', 'Tolland 54'];

/** A pair of glasses as a data URL, so that the gallery needs no image files. */
const demoFrame = `data:image/svg+xml,${encodeURIComponent(`
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" fill="none" stroke="currentColor" stroke-linecap="round">
  <path stroke-width="17" d="M132 262c52-17 204-22 262-6 14 4 18 14 16 30-9 82-40 130-122 132-98 2-144-48-160-132-2-12-4-21 4-24Z"/>
  <path stroke-width="17" d="M768 262c-52-17-204-22-262-6-14 4-18 14-16 30 9 82 40 130 122 132 98 2 144-48 160-132 2-12 4-21-4-24Z"/>
  <path stroke-width="15" d="M411 291c20-24 58-24 78 0"/>
  <path stroke-width="13" d="M122 272c-16-10-26-26-30-46M778 272c16-10 26-26 30-46"/>
</svg>`)}`;

export function ProductSection() {
  return (
    <GallerySection title="Product" intro="The drawing first, words small beneath it.">
      <SectionHeader
        level={3}
        title="New this week"
        intro="Acetate in four colors."
        action={
          <a className="button button-link" href="#product">
            See all
          </a>
        }
      />
      <Grid>
        {names.map((name, index) => (
          <li key={name} className="min-w-0">
            <ProductImage src={demoFrame} alt="" priority={index === 0}>
              <IconButton label={`Save ${name}`} icon={<HeartIcon />} className="absolute top-1 right-1" />
              {index === 1 ? (
                <Badge tone="accent" className="absolute top-3 left-3">
                  25% off
                </Badge>
              ) : null}
            </ProductImage>
            <p className="mt-3 font-medium">{name}</p>
            <PriceLine price={index === 1 ? reduced : plain} size="sm" />
          </li>
        ))}
      </Grid>
      <Example name="Prices">
        <Stack row gap="lg">
          <PriceLine price={plain} size="lg" />
          <PriceLine price={reduced} size="lg" showDiscount />
          <PriceLine price={{ missing: 'Price on request' }} />
        </Stack>
      </Example>
      <Example name="Badges">
        <Stack row gap="xs">
          <Badge>New</Badge>
          <Badge tone="outline">Rx able</Badge>
          <Badge tone="accent">25% off</Badge>
          <Badge tone="success">In stock</Badge>
          <Badge tone="warning">Last pair</Badge>
        </Stack>
      </Example>
      <Example name="No image, raised button on an image">
        <div className="grid max-w-xl grid-cols-2 gap-4">
          <ProductImage alt="" />
          <ProductImage src={demoFrame} alt="Alder 52 from the front">
            <IconButton
              raised
              label="Save Alder 52"
              icon={<HeartIcon />}
              className="absolute top-2 right-2"
            />
          </ProductImage>
        </div>
      </Example>
    </GallerySection>
  );
}
