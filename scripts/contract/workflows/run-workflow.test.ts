import { describe, expect, it } from 'vitest';
import { ContractRun } from '../contract-run';
import type { Transport } from '../http/transport';
import { parseWorkflows } from './arazzo';
import { runWorkflow } from './run-workflow';
import { fill, holds } from './workflow-expression';

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
  const run = new ContractRun({
    baseUrl: 'http://host.test',
    transport,
    storeId: '10851',
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

  it.each([
    ["$inputs.city == 'Mason'", true],
    ['$steps.add.outputs.orderId > 7', false],
    ['$steps.add.outputs.orderId >= 7', true],
    ['$inputs.city != Mason', false],
  ])('%s is %s', (condition, expected) => expect(holds(condition, state)).toBe(expected));

  it('are rejected where they are not known', () => {
    expect(() => holds('$url == x', state)).toThrow('$url');
    expect(() => holds('$inputs.city', state)).toThrow('simple condition');
  });
});
