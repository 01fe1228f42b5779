import { useState } from 'react';
import { Button } from '@/ui/actions/button';
import { Select } from '@/ui/fields/select';
import { Stack } from '@/ui/layout/stack';
import { api, type Status, unwrapResponse } from './client';
import { PanelSection } from './panel-section';
import { useAction } from './use-action';

/** Fills the store's prescription with that of a demo patient. */
export function PatientSection({ patients }: Pick<Status, 'patients'>) {
  const { busy, run } = useAction();
  const [name, setName] = useState(patients[0]?.name ?? '');
  const choose = (patient: string, message: string) =>
    void run(() => unwrapResponse(api.patient.$put({ json: { name: patient } })), message);
  return (
    <PanelSection title="Prescription" intro="Stored in this browser, as after typing it in the store.">
      <Select
        label="Demo patient"
        options={patients.map(({ name: value, title }) => ({ value, label: title }))}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Stack row gap="xs" className="mt-4">
        <Button
          variant="secondary"
          aria-disabled={busy || undefined}
          onClick={() => choose(name, 'The prescription is stored.')}
        >
          Use this prescription
        </Button>
        <Button
          variant="secondary"
          aria-disabled={busy || undefined}
          onClick={() => choose('', 'The prescription is cleared.')}
        >
          Clear it
        </Button>
      </Stack>
    </PanelSection>
  );
}
