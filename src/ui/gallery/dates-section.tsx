import { useState } from 'react';
import type { DatePickerLabels } from '@/ui/calendar/date-picker-labels';
import { DateField } from '@/ui/fields/date-field';
import { PhoneField } from '@/ui/fields/phone-field';
import { pickerLabels } from '@/ui/testing/picker-labels';
import { Example, GallerySection } from './gallery-section';

const labels: DatePickerLabels = { ...pickerLabels, pattern: 'DD/MM/YYYY' };

const extensionHint = 'The extension is left out.';

export function DatesSection() {
  const [day, setDay] = useState('');
  return (
    <GallerySection title="Dates and phones" intro="Masked inputs that preserve the caret.">
      <Example name="Phone">
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <PhoneField label="Phone" extensionHint={extensionHint} clearLabel="Clear phone" />
          <PhoneField
            label="Doctor's phone"
            extensionHint={extensionHint}
            clearLabel="Clear phone"
            defaultValue="(513) 555 - 014"
            error="Enter the ten digits of the number."
          />
        </div>
      </Example>
      <Example name="Date, typed or chosen">
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <DateField
            label="Day of your visit"
            hint="Day first, the default format."
            language="en-CA"
            labels={{ ...labels, choose: 'Choose the day of your visit' }}
            clearLabel="Clear day of visit"
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          <DateField
            label="Date of birth"
            hint="From 1920 to the end of 2025; opens with the years."
            format="MM/dd/yyyy"
            language="en-US"
            labels={{ ...pickerLabels, choose: 'Choose your date of birth' }}
            clearLabel="Clear date of birth"
            minDate={{ year: 1920, month: 1, day: 1 }}
            maxDate={{ year: 2025, month: 12, day: 31 }}
            openAt={{ year: 2009, month: 12, day: 31 }}
            startView="year"
            yearsPerSlide={28}
            error="Enter the date as MM/DD/YYYY."
          />
          <DateField
            label="Date de naissance"
            language="fr-CA"
            labels={{
              ...labels,
              pattern: 'JJ/MM/AAAA',
              choose: 'Choisir une date',
              chooseMonth: 'choisir un mois',
            }}
            defaultValue="05/06/1987"
          />
          <DateField
            label="Disabled"
            language="en-US"
            labels={labels}
            clearLabel="Clear"
            defaultValue="05/06/1987"
            disabled
          />
        </div>
      </Example>
    </GallerySection>
  );
}
