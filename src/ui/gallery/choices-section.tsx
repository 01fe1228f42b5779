import { useState } from 'react';
import { PriceLine } from '@/ui/display/price-line';
import { RadioGroup } from '@/ui/fields/radio-group';
import { SwatchGroup, SwatchLinks } from '@/ui/fields/swatch-group';
import { Example, GallerySection } from './gallery-section';

const colors = [
  { value: 'ink', label: 'Ink', colors: ['var(--color-ink)'] },
  { value: 'dune', label: 'Dune', colors: ['var(--color-well)'] },
  { value: 'havana', label: 'Havana', colors: ['var(--color-warning)', 'var(--color-ink)'] },
  { value: 'cobalt', label: 'Cobalt', colors: ['var(--color-accent)'] },
  { value: 'moss', label: 'Moss, sold out', colors: ['var(--color-success)'], unavailable: true },
] as const;

const lenses = [
  { value: 'single', label: 'Single vision', description: 'One strength, near or far.', aside: '$70.00' },
  {
    value: 'progressive',
    label: 'Progressive',
    description: 'Far, middle and near in one lens.',
    aside: (
      <PriceLine price={{ now: '$180.00', was: '$240.00', nowLabel: 'Now', wasLabel: 'Was' }} size="sm" />
    ),
  },
  { value: 'frame', label: 'Frame only', description: 'Not with this offer.', disabled: true },
];

export function ChoicesSection() {
  const [color, setColor] = useState('havana');
  return (
    <GallerySection title="Choices" intro="Native radios, or links where each choice has its own page.">
      <Example name="Colors, selected on the page">
        <SwatchGroup legend="Color" options={colors} value={color} onChange={setColor} />
      </Example>
      <Example name="Colors as links">
        <SwatchLinks
          label="Colors of this frame"
          value="ink"
          options={colors.map((option) => ({ ...option, href: `#${option.value}` }))}
        />
      </Example>
      <Example name="Cards">
        <RadioGroup
          legend="Lens type"
          variant="cards"
          options={lenses}
          defaultValue="progressive"
          className="max-w-xl"
        />
      </Example>
      <Example name="Plain, with an error">
        <RadioGroup
          legend="Who are they for?"
          hint="Sizes differ."
          error="Choose one."
          options={[
            { value: 'me', label: 'For me' },
            { value: 'child', label: 'For a child' },
          ]}
        />
      </Example>
    </GallerySection>
  );
}
