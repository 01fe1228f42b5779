import type { OperationId } from '@sandbox/contract/operations';
import { createSandbox } from '@sandbox/create-sandbox';
import { PINNED_NOW, testSandbox } from '@sandbox/testing/test-sandbox';
import { describe, expect, it } from 'vitest';
import { IS_FULL_RUN } from '../../../tests/support/full-run';
import type { Rule } from '../findings/finding';
import type { Transport } from '../http/transport';
import { operationsById } from '../model/operation-details';
import { replayFinding } from '../replay/replay-finding';
import { runContract } from '../run-contract';
import { defectKinds } from './defect-kinds';
import { plantDefect } from './plant-defect';

/** For each kind of defect, an operation to plant it into and the rule that finds it. */
const EXPECTED: Record<string, [OperationId, Rule]> = {
  'undocumented status': ['getEspot', 'status'],
  'another success status': ['getEspot', 'status'],
  'another content type': ['getEspot', 'content-type'],
  'HTML page with success': ['subscribeEmail', 'body'],
  'truncated body': ['getEspot', 'body'],
  'empty body': ['getEspot', 'body'],
  'field missing': ['getEspot', 'body'],
  'field of another type': ['getEspot', 'body'],
  'field null': ['getEspot', 'body'],
  'value outside its enum': ['getImageManifest', 'body'],
  'value outside its pattern or format': ['countSavedItems', 'body'],
  'number out of range': ['countSavedItems', 'body'],
  'header missing': ['logoff', 'header'],
  "a shopper's response may be cached": ['getContextData', 'header'],
  'failure served as success': ['getEspot', 'failure'],
  'always a server error': ['getEspot', 'failure'],
  'no response': ['createCaptchaToken', 'no-response'],
  'bad input: accepted': ['getEspot', 'bad-input-accepted'],
  'bad input: server error': ['getEspot', 'bad-input-server-error'],
  'bad input: undocumented status': ['getEspot', 'bad-input-undocumented'],
  'bad input: another error body': ['getEspot', 'bad-input-error-body'],
  'bad input: no response': ['getImageManifest', 'bad-input-no-response'],
  'oversized body: accepted': ['checkAvailableFrames', 'bad-input-accepted'],
  'oversized body: server error': ['checkAvailableFrames', 'bad-input-server-error'],
  'another content type: accepted': ['checkAvailableFrames', 'bad-input-accepted'],
  'broken JSON: server error': ['checkAvailableFrames', 'bad-input-server-error'],
  'unknown ID: accepted': ['getImageManifest', 'unknown-id'],
  'unknown ID: server error': ['getImageManifest', 'bad-input-server-error'],
  'works without a session': ['addSavedItems', 'protection'],
  'no session: server error': ['addSavedItems', 'protection-error'],
  'works for a guest': ['listPayments', 'protection'],
  "works with another shopper's IDs": ['getItemPrescription', 'protection'],
  'undocumented method: accepted': ['getEspot', 'method'],
  'undocumented method: server error': ['getEspot', 'method'],
  'count above the rows': ['listSavedItems', 'invariant'],
  'row missing': ['listSavedItems', 'invariant'],
  'row twice': ['listSavedItems', 'invariant'],
  'rows in another order': ['findStores', 'invariant'],
  'sum that does not add up': ['getCart', 'invariant'],
  "another resource's data": ['getStore', 'invariant'],
  'a page repeats the first': ['findStores', 'invariant'],
  'a page is skipped': ['findStores', 'invariant'],
  'total above the rows of all pages': ['findStores', 'invariant'],
  'write that is not stored': ['addSavedItems', 'invariant'],
  'removal that removes nothing': ['removeSavedItem', 'invariant'],
  'repeated call has another result': ['addSavedItems', 'invariant'],
  "another shopper's data": ['getContextData', 'disclosure'],
};

/** A sandbox of its own, which may send what a defect makes of its responses. */
function newHost() {
  return createSandbox({ context: testSandbox().sandbox.context }).fetch;
}

/** The first kind of defect for each rule; all of them in the full run. */
const kinds = defectKinds.filter(({ name }) => {
  const [, rule] = EXPECTED[name] ?? [];
  return IS_FULL_RUN || Object.entries(EXPECTED).find(([, expected]) => expected[1] === rule)?.[0] === name;
});

it('each kind of defect has an operation to plant it into', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual(defectKinds.map(({ name }) => name).sort());
});

describe('a planted defect is found, and by a replay as long as it is there', () => {
  it.each(kinds)('$name', async (kind) => {
    const [operationId, rule] = EXPECTED[kind.name] ?? [];
    const operation = operationsById.get(operationId ?? '');
    if (!operation) throw new Error(`No operation to plant "${kind.name}" into.`);
    const planted = plantDefect(newHost(), kind, operation);
    const optionsFor = (transport: Transport) => ({
      baseUrl: 'http://sandbox.test',
      transport,
      storeId: '10851' as const,
      write: true,
      now: PINNED_NOW,
      only: [operation.id],
    });
    const { findings } = await runContract(optionsFor(planted.transport));
    expect(planted.changedResponses()).toBeGreaterThan(0);
    expect(findings.map((finding) => `${finding.operationId} ${finding.rule}`)).toContain(
      `${operationId} ${rule}`,
    );
    const finding = findings.find((candidate) => candidate.rule === rule);
    if (!finding) return;
    const repeated = await replayFinding(
      finding,
      optionsFor(plantDefect(newHost(), kind, operation).transport),
    );
    const fixed = await replayFinding(finding, optionsFor(newHost()));
    expect([repeated, fixed]).toMatchObject([{ outcome: 'still there' }, { outcome: 'gone' }]);
  });
});
