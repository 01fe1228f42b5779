import { useState } from 'react';
import { Price } from '@/ui/display/price';
import { RadioGroup } from '@/ui/fields/radio-group';
import { SwatchGroup, SwatchLinks } from '@/ui/fields/swatch-group';
import { Example, GallerySection } from './gallery-section';

const colours = [
  { value: 'ink', label: 'Ink', colours: ['var(--color-ink)'] },
  { value: 'dune', label: 'Dune', colours: ['var(--color-well)'] },
  { value: 'havana', label: 'Havana', colours: ['var(--color-warning)', 'var(--color-ink)'] },
  { value: 'cobalt', label: 'Cobalt', colours: ['var(--color-accent)'] },
  { value: 'moss', label: 'Moss, sold out', colours: ['var(--color-success)'], unavailable: true },
] as const;

const lenses = [
  { value: 'single', label: 'Single vision', description: 'One strength, near or far.', aside: '$70.00' },
  {
    value: 'progressive',
    label: 'Progressive',
    description: 'Far, middle and near in one lens.',
    aside: <Price now="$180.00" was="$240.00" nowLabel="Now" wasLabel="Was" size="sm" />,
  },
  { value: 'frame', label: 'Frame only', description: 'Not with this offer.', disabled: true },
];

export function ChoicesSection() {
  const [colour, setColour] = useState('havana');
  return (
    <GallerySection title="Choices" intro="Native radios, or links where each choice has its own page.">
      <Example name="Colors, selected on the page">
        <SwatchGroup legend="Color" options={colours} value={colour} onChange={setColour} />
      </Example>
      <Example name="Colors as links">
        <SwatchLinks
          label="Colors of this frame"
          value="ink"
          options={colours.map((option) => ({ ...option, href: `#${option.value}` }))}
        />
      </Example>
      <Example name="Cards">
        <RadioGroup
          legend="Lens type"
          look="cards"
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
