import { Select } from '@/ui/fields/select';
import { answerOf, api } from './client';
import { PanelSection } from './panel-section';
import { useAction } from './use-action';

/** Waits that are worth trying, in milliseconds. */
const CHOICES = [0, 200, 500, 1000, 3000, 10_000];

/** Slows this browser's calls down. */
export function LatencySection({ milliseconds }: { milliseconds: number }) {
  const { run } = useAction();
  const choices = [...new Set([...CHOICES, milliseconds])].sort((first, second) => first - second);
  return (
    <PanelSection title="Latency" intro="Added to each answer, for this browser alone.">
      <Select
        label="Wait before each answer"
        options={choices.map((choice) => ({ value: String(choice), label: waitOf(choice) }))}
        value={String(milliseconds)}
        onChange={(event) => {
          const chosen = Number(event.target.value);
          void run(
            () => answerOf(api.latency.$put({ json: { milliseconds: chosen } })),
            chosen === 0 ? 'Answers come at once.' : `Answers wait for ${waitOf(chosen)}.`,
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
