import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { Notice } from '@/ui/display/notice';
import { SkeletonText } from '@/ui/display/skeleton';
import { Checkbox } from '@/ui/fields/checkbox';
import { TextField } from '@/ui/fields/text-field';
import { Stack } from '@/ui/layout/stack';
import { api, type ScenarioView } from './client';
import { filterScenarios } from './filter-scenarios';
import { useAction } from './use-action';
import { useScenarios } from './use-sandbox';

/** Number of scenarios listed at first. */
const FIRST_LISTED = 20;

/** Lists the scenarios and starts one for this browser. */
export function ScenariosSection({ current }: { current: string }) {
  const { data: scenarios, error } = useScenarios();
  const [searchText, setSearchText] = useState('');
  const [includeExamples, setIncludeExamples] = useState(false);
  const [showAll, setShowAll] = useState(false);
  const { busy, run } = useAction();
  const search = useRef<HTMLInputElement>(null);
  const previous = useRef(current);
  useEffect(() => {
    // The "End it" button disappears with the scenario, so move its focus.
    const ended = previous.current !== '' && current === '';
    if (ended && document.activeElement === document.body) search.current?.focus();
    previous.current = current;
  }, [current]);
  const filtered = filterScenarios(scenarios ?? [], { searchText, includeExamples });
  const listed = showAll ? filtered : filtered.slice(0, FIRST_LISTED);
  const start = (name: string) =>
    run(
      () => api.scenario.$put({ json: { name } }),
      name === '' ? 'No scenario is running.' : `Started: ${name}`,
    );

  return (
    <>
      <p className="mb-5 max-w-text text-ink-soft text-sm">
        Failures and other states of the commerce API. One at a time, for this browser only, until you end it.
      </p>
      {current === '' ? null : (
        <RunningNotice name={current} scenarios={scenarios} busy={busy} onEnd={() => start('')} />
      )}
      <div className="grid gap-2">
        <TextField
          ref={search}
          label="Find a scenario"
          type="search"
          clearLabel="Clear search"
          placeholder="cart, insurance, 500 …"
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
        />
        <Checkbox
          label="Include every example of the contract"
          checked={includeExamples}
          onChange={(event) => setIncludeExamples(event.target.checked)}
        />
      </div>
      {error ? (
        <Notice tone="error" className="mt-4">
          The scenarios did not load.
        </Notice>
      ) : null}
      {scenarios ? (
        <>
          <Stack row className="mt-3 min-h-11 items-center justify-between">
            <p role="status" className="text-ink-soft text-sm">
              {filtered.length === 1 ? '1 scenario' : `${filtered.length} scenarios`}
              {listed.length < filtered.length ? `, the first ${FIRST_LISTED} listed` : ''}
            </p>
            {filtered.length > FIRST_LISTED ? (
              <Button variant="link" onClick={() => setShowAll(!showAll)}>
                {showAll ? `List the first ${FIRST_LISTED}` : 'List all'}
              </Button>
            ) : null}
          </Stack>
          <ul className="mt-2 divide-y divide-line">
            {listed.map((scenario) => (
              <ScenarioRow
                key={scenario.name}
                scenario={scenario}
                running={scenario.name === current}
                busy={busy}
                onStart={start}
              />
            ))}
          </ul>
        </>
      ) : (
        <SkeletonText lines={8} />
      )}
    </>
  );
}

interface RunningNoticeProps {
  name: string;
  /** Undefined while they load. */
  scenarios: readonly ScenarioView[] | undefined;
  busy: boolean;
  onEnd: () => void;
}

/** Shows the scenario of this browser; a name from a URL may be unknown. */
function RunningNotice({ name, scenarios, busy, onEnd }: RunningNoticeProps) {
  const scenario = scenarios?.find((candidate) => candidate.name === name);
  const isUnknown = scenarios !== undefined && !scenario;
  return (
    <Notice
      tone="warning"
      title={isUnknown ? `There is no scenario "${name}"` : `Running: ${name}`}
      className="mb-5"
      action={
        <Button variant="link" onClick={onEnd} busy={busy} busyLabel="Ending">
          End it
        </Button>
      }
    >
      {isUnknown ? 'The name in the address changes nothing.' : scenario?.summary}
    </Notice>
  );
}

interface ScenarioRowProps {
  scenario: ScenarioView;
  running: boolean;
  busy: boolean;
  onStart: (name: string) => void;
}

function ScenarioRow({ scenario: { name, summary }, running, busy, onStart }: ScenarioRowProps) {
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="break-words font-medium">
          {name} {running ? <Badge tone="warning">Running</Badge> : null}
        </p>
        <p className="text-ink-soft text-sm">{summary}</p>
      </div>
      <Button
        variant={running ? 'primary' : 'secondary'}
        aria-label={running ? `End ${name}` : `Start ${name}`}
        aria-disabled={busy || undefined}
        onClick={() => !busy && onStart(running ? '' : name)}
      >
        {running ? 'End' : 'Start'}
      </Button>
    </li>
  );
}
