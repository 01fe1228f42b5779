import { expect, it } from 'vitest';
import { addGlassesOf, callDoctor, PATIENT, STEP, submit, uploadedFile } from '../testing/prescriptions';
import { becomeGuest } from '../testing/shoppers';
import { testSandbox } from '../testing/test-sandbox';
import { createControlApp } from './control-app';
import { handleControlRequest } from './handle-control-request';
import { reopenSession } from './routes/data-routes';

function setUp() {
  const { sandbox, client } = testSandbox();
  const control = createControlApp(sandbox);
  const shopper = client();
  const read = async (path: string) => {
    const request = new Request(`http://sandbox.test/sandbox/api${path}`);
    return (await handleControlRequest(control, request, shopper.cookieHeader)).response.json();
  };
  return { sandbox, shopper, read };
}

it('an export has uploaded files by name only', async () => {
  const { sandbox, shopper, read } = setUp();
  await becomeGuest(shopper);
  const frame = await addGlassesOf(shopper, sandbox.context.catalog);
  const { savedFileName } = await uploadedFile(shopper, frame);
  const { collections } = await read('/data');
  const files: { savedFileName: string; data: string }[] = collections.prescriptionFiles;
  expect(files.map((file) => file.savedFileName)).toContain(savedFileName);
  expect(files.every(({ data }) => data === '')).toBe(true);
  expect(sandbox.context.state.prescriptionFiles.get(savedFileName)?.data).not.toBe('');
});

it('an imported file cannot be opened', async () => {
  const { sandbox, shopper, read } = setUp();
  const userId = await becomeGuest(shopper);
  const frame = await addGlassesOf(shopper, sandbox.context.catalog);
  const { savedFileName } = await uploadedFile(shopper, frame);
  sandbox.context.state.import(await read('/data'));
  shopper.setCookies(reopenSession(sandbox.context, shopper.cookieHeader));
  expect((await shopper.get(`${STEP}/download/${userId}/${savedFileName}`)).status).toBe(404);
  expect((await shopper.get(`${STEP}/file/${savedFileName}`)).status).toBe(404);
});

it('the log names no doctor, patient, file or link; the panel shows counts', async () => {
  const { sandbox, shopper, read } = setUp();
  const userId = await becomeGuest(shopper);
  const frame = await addGlassesOf(shopper, sandbox.context.catalog);
  const { savedFileName } = await uploadedFile(shopper, frame);
  await submit(shopper, frame, callDoctor(PATIENT));
  await submit(shopper, frame, callDoctor({ ...PATIENT, patientLastName: 'L1nden' }));
  await shopper.get(`${STEP}/download/${userId}/${savedFileName}`);
  await shopper.get(`${STEP}/searchdoctor/Halloran!OH!Mason`);
  await shopper.get(`${STEP}/setup/@self?id=secret-link`);
  const log = JSON.stringify(await read('/requests'));
  for (const secret of [
    'Halloran',
    'Linden',
    'L1nden',
    '1988',
    'Mason',
    'secret-link',
    savedFileName,
    'paper',
  ]) {
    expect(log).not.toContain(secret);
  }
  const status = await read('/status');
  expect(status.shopper.prescriptions).toEqual({ saved: 0, files: 1 });
  expect(status.shopper.carts[0].lines[0]).toMatchObject({ isPrescribed: true });
  expect(JSON.stringify(status.shopper)).not.toContain('Halloran');
});
