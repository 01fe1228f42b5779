import { Select } from '@/ui/fields/select';
import { api, unwrapResponse } from './client';
import { PanelSection } from './panel-section';
import { useAction } from './use-action';

/** Selectable delays in milliseconds. */
const PRESETS = [0, 200, 500, 1000, 3000, 10_000];

/** Sets a delay for this browser's requests. */
export function LatencySection({ milliseconds }: { milliseconds: number }) {
  const { run } = useAction();
  const choices = [...new Set([...PRESETS, milliseconds])].sort((first, second) => first - second);
  return (
    <PanelSection title="Latency" intro="Added to each response, for this browser only.">
      <Select
        label="Delay of each response"
        options={choices.map((choice) => ({ value: String(choice), label: formatDelay(choice) }))}
        value={String(milliseconds)}
        onChange={(event) => {
          const selected = Number(event.target.value);
          void run(
            () => unwrapResponse(api.latency.$put({ json: { milliseconds: selected } })),
            selected === 0
              ? 'Responses are not delayed.'
              : `Responses are delayed by ${formatDelay(selected)}.`,
          );
        }}
      />
    </PanelSection>
  );
}

function formatDelay(milliseconds: number): string {
  if (milliseconds === 0) return 'None';
  return milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`;
}
