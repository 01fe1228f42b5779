import type { OperationId } from '@sandbox/contract/operations';
import { createSandbox } from '@sandbox/create-sandbox';
import { PINNED_NOW, testSandbox } from '@sandbox/testing/test-sandbox';
import { describe, expect, it } from 'vitest';
import { IS_FULL_RUN } from '../../../tests/support/full-run';
import type { Rule } from '../../contract-checker/findings/finding';
import type { Transport } from '../../contract-checker/http/transport';
import { replayFinding } from '../../contract-checker/replay/replay-finding';
import { runContract } from '../../contract-checker/run-contract';
import { storeContract, storeRun } from '../store-contract';
import { defectKinds } from './defect-kinds';
import { plantDefect, withClock } from './plant-defect';

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
  'byte-order mark': ['getEspot', 'bytes'],
  'letters of Latin-1': ['getEspot', 'bytes'],
  'letters encoded twice': ['getEspot', 'bytes'],
  'letters lost': ['getEspot', 'bytes'],
  'compression that breaks off': ['getEspot', 'bytes'],
  'compression that is none': ['getEspot', 'bytes'],
  'another length': ['getEspot', 'bytes'],
  'another charset': ['getEspot', 'bytes'],
  'no content type': ['getEspot', 'content-type'],
  'a name twice': ['getEspot', 'bytes'],
  'an integer above 2^53': ['getEspot', 'bytes'],
  NaN: ['getEspot', 'body'],
  'a comma too many': ['getEspot', 'body'],
  'a notice before the JSON': ['getEspot', 'body'],
  'a text after the JSON': ['getEspot', 'body'],
  'two documents': ['getEspot', 'body'],
  'JSON within a string': ['getEspot', 'body'],
  'a call of a function around the JSON': ['getEspot', 'body'],
  'a list around the object': ['getEspot', 'body'],
  'null for the object': ['getEspot', 'body'],
  'stack trace': ['getEspot', 'leak'],
  'error of the database': ['getEspot', 'leak'],
  'full card number': ['getEspot', 'leak'],
  'password hash': ['getEspot', 'leak'],
  'private key': ['getEspot', 'leak'],
  'number as text': ['getCategoryTree', 'body'],
  'text as number': ['getEspot', 'body'],
  'boolean as text': ['getContextData', 'body'],
  'boolean as 0 or 1': ['getContextData', 'body'],
  'list of one as an object': ['getEspot', 'body'],
  'empty list as an object': ['getEspot', 'body'],
  'empty list as null': ['getEspot', 'body'],
  'list as text': ['getEspot', 'body'],
  'object as an empty list': ['getContextData', 'body'],
  'object as text': ['getContextData', 'body'],
  'text absent': ['getEspot', 'body'],
  'text for nothing': ['getEspot', 'body'],
  'enum in another case': ['getCategoryTree', 'body'],
  'space around a value': ['getStore', 'body'],
  'amount with a comma': ['getStore', 'body'],
  'amount with a symbol': ['getStore', 'body'],
  'amount with separators': ['getStore', 'body'],
  'amount in exponents': ['getStore', 'body'],
  'amount with the error of a float': ['getStore', 'body'],
  'time with a space': ['getCart', 'body'],
  'time without a zone': ['getCart', 'body'],
  'time of another zone': ['getCart', 'body'],
  'time as a number': ['getCart', 'body'],
  'time of a browser': ['getCart', 'body'],
  'day in the order of the US': ['getCart', 'body'],
  'day with a time': ['getCart', 'body'],
  'day that does not exist': ['getCart', 'body'],
  'negative count': ['getCategoryTree', 'body'],
  'fraction of a count': ['getCategoryTree', 'body'],
  'accepts a missing field': ['findStores', 'bad-input-accepted'],
  'breaks at a missing field': ['findStores', 'bad-input-server-error'],
  'accepts a value of another type': ['findStores', 'bad-input-accepted'],
  'breaks at a value of another type': ['findStores', 'bad-input-server-error'],
  'accepts a value outside the enum': ['getEspot', 'bad-input-accepted'],
  'breaks at a value outside the enum': ['getEspot', 'bad-input-server-error'],
  'accepts a value outside the pattern': ['getEspot', 'bad-input-accepted'],
  'breaks at a value outside the pattern': ['getEspot', 'bad-input-server-error'],
  'accepts a number out of range': ['findStores', 'bad-input-accepted'],
  'breaks at a number out of range': ['findStores', 'bad-input-server-error'],
  'accepts a text of another length': ['getCategoryTree', 'bad-input-accepted'],
  'breaks at a text of another length': ['getCategoryTree', 'bad-input-server-error'],
  'accepts a text of another format': ['findExamSlots', 'bad-input-accepted'],
  'breaks at a text of another format': ['findExamSlots', 'bad-input-server-error'],
  '404 as 400': ['getImageManifest', 'bad-input-status'],
  '400 as 404': ['getEspot', 'bad-input-status'],
  '400 as 401': ['getStore', 'bad-input-status'],
  '413 as 400': ['createGuestIdentity', 'bad-input-status'],
  '415 as 400': ['createGuestIdentity', 'bad-input-status'],
  'errors with 200': ['getEspot', 'bad-input-accepted'],
  'error as a page': ['getEspot', 'bad-input-error-body'],
  'error as text': ['getEspot', 'bad-input-error-body'],
  'error without a body': ['getEspot', 'bad-input-error-body'],
  'error with a stack trace': ['getEspot', 'leak'],
  'broken JSON: accepted': ['createGuestIdentity', 'bad-input-accepted'],
  'another content type: server error': ['createGuestIdentity', 'bad-input-server-error'],
  '405 as 404': ['getEspot', 'method'],
  '405 without Allow': ['getEspot', 'method'],
  '405 with too many methods': ['getEspot', 'method'],
  '405 with HEAD alone': ['getEspot', 'method'],
  'HEAD: server error': ['getEspot', 'head'],
  'HEAD: another status': ['getEspot', 'head'],
  'HEAD: not found': ['getEspot', 'head'],
  'emoji: server error': ['geocode', 'variation'],
  'combining accents: server error': ['geocode', 'variation'],
  'accents: server error': ['geocode', 'variation'],
  'quotes: server error': ['geocode', 'variation'],
  'right-to-left: server error': ['geocode', 'variation'],
  'percent: server error': ['geocode', 'variation'],
  'null character: server error': ['geocode', 'variation'],
  'unknown query parameter: server error': ['getEspot', 'variation'],
  'repeated query parameter: server error': ['getEspot', 'variation'],
  'other languages: server error': ['getEspot', 'bad-input-server-error'],
  'other languages: rejected': ['getEspot', 'variation'],
  'sort order: rejected': ['searchProductsByTerm', 'variation'],
  'unknown store: server error': ['getEspot', 'bad-input-server-error'],
  'session without cookies': ['createGuestIdentity', 'header'],
  'cookie without HttpOnly': ['createGuestIdentity', 'header'],
  'cookie without SameSite': ['createGuestIdentity', 'header'],
  'cookie without Path': ['createGuestIdentity', 'header'],
  'cookie of one path': ['createGuestIdentity', 'header'],
  'cookie for all sites': ['createGuestIdentity', 'header'],
  'session valid after its end': ['closeAccount', 'invariant'],
  'a right ID is enough, whatever the email': ['getGuestOrder', 'unknown-id'],
  'no Cache-Control': ['getContextData', 'header'],
  'cached by the browser': ['getContextData', 'header'],
  'personal data in shared caches': ['getCart', 'caching'],
  'credentials for every origin': ['getEspot', 'header'],
  'credentials for the origin that asks': ['getEspot', 'header'],
  'currency of the other store': ['getContextData', 'invariant'],
  'unit price that is not that of the line': ['getCart', 'invariant'],
  'quantity that is not that of the line': ['getCart', 'invariant'],
  'time of the store as UTC': ['cancelOrder', 'invariant'],
  'time in the future': ['cancelOrder', 'invariant'],
  'sort order ignored': ['findProductsByTerm', 'invariant'],
  'prices sorted as text': ['findProductsByTerm', 'invariant'],
  'range of prices ignored': ['findProductsByCategory', 'invariant'],
  'slot outside the days that were asked for': ['findExamSlots', 'invariant'],
  'total is that of the page': ['findStores', 'invariant'],
  'page two lacks the counts': ['findStores', 'body'],
  'the last row of a page is the first of the next': ['findStores', 'invariant'],
  'emoji cut off when stored': ['addPersonContact', 'invariant'],
  'comment of SQL: error of the database': ['geocode', 'variation'],
};

/** A sandbox of its own, which may send what a defect makes of its responses. */
function newHost() {
  return withClock(createSandbox({ context: testSandbox().sandbox.context }).fetch, PINNED_NOW);
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
    const operation = storeContract.byId.get(operationId ?? '');
    if (!operation) throw new Error(`No operation to plant "${kind.name}" into.`);
    const planted = plantDefect(newHost(), kind, operation);
    const optionsFor = (transport: Transport) =>
      storeRun({
        baseUrl: 'http://sandbox.test',
        transport,
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
