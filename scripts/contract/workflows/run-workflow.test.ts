import { describe, expect, it } from 'vitest';
import type { Transport } from '../../contract-checker/http/transport';
import { parseWorkflows } from '../../contract-checker/workflows/arazzo';
import { runWorkflow } from '../../contract-checker/workflows/run-workflow';
import { fill } from '../../contract-checker/workflows/workflow-expression';
import { newContractRun } from '../store-contract';

const DOCUMENT = `arazzo: 1.0.1
workflows:
  - workflowId: banner
    summary: A banner is there.
    steps:
      - stepId: readContext
        operationId: $sourceDescriptions.identity.getContextData
        parameters:
          - { name: storeId, in: path, value: $inputs.storeId }
        outputs: { userId: '$response.body#/basicInfo/callerId' }
      - stepId: readBanner
        operationId: $sourceDescriptions.marketing.getEspot
        parameters:
          - { name: storeId, in: path, value: $inputs.storeId }
          - { name: name, in: path, value: 'Banner_{$steps.readContext.outputs.userId}' }
        successCriteria: [{ condition: $statusCode == 200 }, { condition: $response.body#/MarketingSpotData/0/eSpotName == 'B' }]
`;

async function findingsOf(eSpotName: string) {
  const paths: string[] = [];
  const transport: Transport = async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') paths.push(pathname);
    return Response.json(
      pathname.includes('contextdata')
        ? { basicInfo: { callerId: -1002 } }
        : { MarketingSpotData: [{ eSpotName, marketingSpotIdentifier: '1' }] },
    );
  };
  // Only the workflow's own finding matters here.
  const run = newContractRun({
    baseUrl: 'http://host.test',
    transport,
    write: false,
    now: new Date(0),
    only: [],
  });
  const [workflow] = parseWorkflows('openapi/workflows/banner.arazzo.yaml', DOCUMENT);
  if (workflow) await runWorkflow(run, workflow);
  return { paths, findings: run.findings.all().filter(({ rule }) => rule === 'workflow') };
}

describe('runWorkflow', () => {
  it('passes outputs on, and finds nothing where every criterion holds', async () => {
    const { paths, findings } = await findingsOf('B');
    expect(paths.at(-1)).toBe('/wcs/resources/store/10851/espot/Banner_-1002');
    expect(findings).toEqual([]);
  });

  it('reports the step whose criterion does not hold, with its line', async () => {
    const { findings } = await findingsOf('C');
    expect(findings).toMatchObject([
      {
        id: 'getEspot/workflow/banner-readBanner',
        place: 'openapi/workflows/banner.arazzo.yaml:11',
        expected: "$response.body#/MarketingSpotData/0/eSpotName == 'B'",
      },
    ]);
  });
});

/** A workflow of two steps on a host whose responses have these statuses, one after the other. */
async function runActions(actions: string, statuses: number[]) {
  const paths: string[] = [];
  const transport: Transport = async ({ url }) => {
    paths.push(new URL(url).pathname.split('/').at(-1) ?? '');
    const status = statuses[paths.length - 1] ?? 200;
    const body = { MarketingSpotData: [{ eSpotName: 'B', marketingSpotIdentifier: '1' }] };
    return Response.json(body, { status });
  };
  const run = newContractRun({
    baseUrl: 'http://host.test',
    transport,
    write: false,
    now: new Date(0),
    only: [],
  });
  const step = (name: string, more = '') => `
      - stepId: ${name}
        operationId: $sourceDescriptions.marketing.getEspot
        parameters:
          - { name: storeId, in: path, value: $inputs.storeId }
          - { name: name, in: path, value: ${name} }
        successCriteria: [{ condition: $statusCode == 200 }]${more}`;
  const text = `workflows:
  - workflowId: banner
    summary: Two banners are there.
    steps:${step('first', actions)}${step('second')}${step('third')}
`;
  const [workflow] = parseWorkflows('openapi/workflows/banner.arazzo.yaml', text);
  const isComplete = workflow && (await runWorkflow(run, workflow));
  const findings = run.findings.all().filter(({ rule }) => rule === 'workflow');
  return { paths, isComplete, subjects: findings.map(({ subject }) => subject) };
}

describe('actions', () => {
  const actionOf = (name: string, action: string) => `\n        ${name}: [{ name: next, ${action} }]`;

  it.each<[string, string, number[], Awaited<ReturnType<typeof runActions>>]>([
    [
      'goto skips a step',
      actionOf('onSuccess', 'type: goto, stepId: third'),
      [],
      { paths: ['first', 'third'], isComplete: true, subjects: [] },
    ],
    [
      'end after a success',
      actionOf('onSuccess', 'type: end'),
      [],
      { paths: ['first'], isComplete: true, subjects: [] },
    ],
    [
      'an action whose criteria do not hold is not taken',
      actionOf('onSuccess', 'type: end, criteria: [{ condition: $statusCode == 404 }]'),
      [],
      { paths: ['first', 'second', 'third'], isComplete: true, subjects: [] },
    ],
    [
      'end after a failure is no finding',
      actionOf('onFailure', 'type: end, criteria: [{ condition: $statusCode == 404 }]'),
      [404],
      { paths: ['first'], isComplete: true, subjects: [] },
    ],
    [
      'retry until it works',
      actionOf('onFailure', 'type: retry, retryAfter: 0, retryLimit: 2'),
      [500, 500],
      { paths: ['first', 'first', 'first', 'second', 'third'], isComplete: true, subjects: [] },
    ],
    [
      'retry has a limit',
      actionOf('onFailure', 'type: retry, retryAfter: 0, retryLimit: 2'),
      [500, 500, 500],
      { paths: ['first', 'first', 'first'], isComplete: false, subjects: ['banner first'] },
    ],
  ])('%s', async (_, actions, statuses, expected) => {
    expect(await runActions(actions, statuses)).toEqual(expected);
  });

  it('that never end are a finding', async () => {
    const { isComplete, subjects } = await runActions(actionOf('onSuccess', 'type: goto, stepId: first'), []);
    expect({ isComplete, subjects }).toEqual({ isComplete: false, subjects: ['banner first'] });
  });

  it('that go nowhere are rejected', async () => {
    const actions = actionOf('onSuccess', 'type: goto, stepId: none');
    await expect(runActions(actions, [])).rejects.toThrow('the action next goes to no step');
  });
});

describe('expressions', () => {
  const state = { inputs: { city: 'Mason' }, steps: { add: { orderId: '7', items: ['a'] } } };

  it('stand for values of any type, and for text inside a text', () => {
    expect(fill({ a: ['$inputs.city'], b: '{$steps.add.outputs.orderId}!', c: 1 }, state)).toEqual({
      a: ['Mason'],
      b: '7!',
      c: 1,
    });
    expect(fill('$steps.add.outputs.items', state)).toEqual(['a']);
  });
});
