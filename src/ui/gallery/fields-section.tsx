import { useState } from 'react';
import { Checkbox } from '@/ui/fields/checkbox';
import { PillSelect } from '@/ui/fields/pill-select';
import { QuantityField } from '@/ui/fields/quantity-field';
import { Select } from '@/ui/fields/select';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { Stack } from '@/ui/layout/stack';
import { Example, GallerySection } from './gallery-section';

const provinces = [
  { value: 'on', label: 'Ontario' },
  { value: 'qc', label: 'Québec' },
  { value: 'ny', label: 'New York', disabled: true },
];

export function FieldsSection() {
  const [quantity, setQuantity] = useState(2);
  return (
    <GallerySection title="Fields" intro="Label and hint above, the error below.">
      <Example name="Text">
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <TextField label="First name" clearLabel="Clear first name" autoComplete="off" />
          <TextField
            label="Frame model"
            defaultValue="Marlowe 214"
            clearLabel="Clear frame model"
            hint="As printed inside the left temple."
          />
          <TextField
            label="Email"
            type="email"
            defaultValue="ada@example"
            clearLabel="Clear email"
            error="Enter an address such as name@example.com."
          />
          <TextField label="Date of birth" type="date" optionalLabel="optional" clearLabel="Clear date" />
          <TextField label="Member number" disabled defaultValue="0000 4812" />
          <TextField
            label="Search"
            type="search"
            placeholder="Brand, shape, color"
            clearLabel="Clear search"
          />
        </div>
      </Example>
      <Example name="Select and textarea">
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Select label="Province" emptyLabel="Choose a province" options={provinces} />
          <Select
            label="Insurance carrier"
            emptyLabel="No carrier"
            options={provinces}
            error="Choose your carrier."
          />
          <Select label="Disabled" options={provinces} disabled />
          <TextArea label="Notes for the optician" hint="Up to 300 characters." />
        </div>
      </Example>
      <Example name="Select of a toolbar">
        <div className="flex items-center gap-2">
          <PillSelect label="Sort by">
            <option>Nearest</option>
            <option>Name</option>
          </PillSelect>
        </div>
      </Example>
      <Example name="Checkboxes">
        <Stack gap="xs">
          <Checkbox label="Add the protection plan" hint="One year, two replacements." defaultChecked />
          <Checkbox label="I have read the terms of sale" error="Tick to go on." />
          <Checkbox label="Not available with these lenses" disabled />
          <Checkbox label="Included" disabled defaultChecked />
        </Stack>
      </Example>
      <Example name="Quantity">
        <QuantityField
          rangeText={(min, max) => `Choose from ${min} to ${max}.`}
          label="Boxes, right eye"
          decreaseLabel="One box fewer"
          increaseLabel="One box more"
          value={quantity}
          onChange={setQuantity}
          max={12}
        />
      </Example>
    </GallerySection>
  );
}
