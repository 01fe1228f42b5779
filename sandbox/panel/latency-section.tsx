import { Select } from '@/ui/fields/select';
import { api, unwrapResponse } from './client';
import { PanelSection } from './panel-section';
import { useAction } from './use-action';

/** Selectable delays in milliseconds. */
const CHOICES = [0, 200, 500, 1000, 3000, 10_000];

/** Sets a delay for this browser's requests. */
export function LatencySection({ milliseconds }: { milliseconds: number }) {
  const { run } = useAction();
  const choices = [...new Set([...CHOICES, milliseconds])].sort((first, second) => first - second);
  return (
    <PanelSection title="Latency" intro="Added to each response, for this browser only.">
      <Select
        label="Delay of each response"
        options={choices.map((choice) => ({ value: String(choice), label: waitOf(choice) }))}
        value={String(milliseconds)}
        onChange={(event) => {
          const chosen = Number(event.target.value);
          void run(
            () => unwrapResponse(api.latency.$put({ json: { milliseconds: chosen } })),
            chosen === 0 ? 'Responses are not delayed.' : `Responses are delayed by ${waitOf(chosen)}.`,
          );
        }}
      />
    </PanelSection>
  );
}

function waitOf(milliseconds: number): string {
  if (milliseconds === 0) return 'None';
  return milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`;
}
