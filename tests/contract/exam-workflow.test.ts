import { createSandbox } from '@sandbox/create-sandbox';
import { PINNED_NOW, testSandbox } from '@sandbox/testing/test-sandbox';
import { expect, it } from 'vitest';
import { newContractRun, storeContract } from '../../scripts/contract/store-contract';
import type { Transport } from '../../scripts/contract-checker/http/transport';
import { readWorkflows } from '../../scripts/contract-checker/workflows/arazzo';
import { runWorkflow } from '../../scripts/contract-checker/workflows/run-workflow';

/** The findings of the workflow that books an exam, on a host that differs from the sandbox in this. */
async function findingsOf(change: (request: Request, forward: Transport) => Promise<Response>) {
  const { fetch } = createSandbox({ context: testSandbox().sandbox.context });
  const run = newContractRun({
    baseUrl: 'http://host.test',
    transport: (request) => change(request, fetch),
    write: true,
    now: PINNED_NOW,
    only: [],
  });
  const workflow = readWorkflows(storeContract.plugin.workflows).find(
    ({ workflowId }) => workflowId === 'exam',
  );
  if (!workflow) throw new Error('no workflow');
  const isComplete = await runWorkflow(run, workflow);
  return { isComplete, findings: run.findings.all().map(({ id }) => id) };
}

it('a store without a free time is no finding', async () => {
  const booked = await findingsOf(async (request, forward) => {
    const response = await forward(request);
    if (!request.url.includes('/slots?')) return response;
    return Response.json({ ...(await response.json()), slots: [] });
  });
  expect(booked).toEqual({ isComplete: true, findings: [] });
});

it('takes another time where somebody else was faster', async () => {
  let isFirst = true;
  const contested = await findingsOf(async (request, forward) => {
    if (!isFirst || request.method !== 'POST' || !request.url.endsWith('/appointments'))
      return forward(request);
    isFirst = false;
    const errors = [{ errorKey: '_ERR_EXAM_SLOT_TAKEN', errorCode: 'CMN0409E', errorMessage: 'Taken.' }];
    return Response.json({ errors }, { status: 409, headers: { 'cache-control': 'no-store' } });
  });
  expect([contested, isFirst]).toEqual([{ isComplete: true, findings: [] }, false]);
});
