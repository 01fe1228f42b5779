import { describe, expect, test } from 'vitest';
import {
  addContactLens,
  addGlassesOf,
  linkOf,
  PDF,
  PNG,
  STEP,
  uploadFile,
} from '../../testing/prescriptions';
import { becomeGuest, logOn, userIdOf } from '../../testing/shoppers';
import type { TestClient } from '../../testing/test-client';
import { testSandbox } from '../../testing/test-sandbox';

const { sandbox, client } = testSandbox();
const { catalog, state } = sandbox.context;
const MAX_BYTES = 10_485_760;

async function guestWithGlasses() {
  const shopper = client();
  const userId = await becomeGuest(shopper);
  return { shopper, userId, frame: await addGlassesOf(shopper, catalog) };
}

const download = (shopper: TestClient, userId: string | number, name: string) =>
  shopper.get(`${STEP}/download/${userId}/${name}`);

test('saves a file for its owner', async () => {
  const { shopper, userId, frame } = await guestWithGlasses();
  const { body } = await uploadFile(shopper, frame, { fileName: 'my paper.PNG', content: PNG });
  expect(body).toEqual({
    status: 'Success',
    savedFileName: expect.stringMatching(new RegExp(`^${frame}_\\d+\\.png$`)),
    file_checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
    messages: [],
  });
  const file = await download(shopper, userId, body.savedFileName);
  expect(file.headers.get('content-type')).toBe('image/png');
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  const text = await shopper.get(`${STEP}/file/${body.savedFileName}?nocache`);
  expect(text.body.prescriptionFile).toBe(`data:image/png;base64,${btoa(PNG)}`);
});

test('accepts a data URL, and a second file for the same item', async () => {
  const { shopper, frame } = await guestWithGlasses();
  const first = await uploadFile(shopper, frame, { fileData: `data:application/pdf;base64,${btoa(PDF)}` });
  const second = await uploadFile(shopper, frame);
  expect(second.body.savedFileName).not.toBe(first.body.savedFileName);
  expect(second.body.file_checksum).toBe(first.body.file_checksum);
});

describe('nobody else can read it', () => {
  test('another shopper, a guessed name, a path out of the folder', async () => {
    const { shopper, userId, frame } = await guestWithGlasses();
    const { savedFileName } = (await uploadFile(shopper, frame)).body;
    const stranger = await guestWithGlasses();
    const rejected = await download(stranger.shopper, userId, savedFileName);
    expect([rejected.status, rejected.body.errors[0].errorCode]).toEqual([403, 'CMN1501E']);
    expect((await download(stranger.shopper, stranger.userId, savedFileName)).status).toBe(404);
    expect((await download(client(), userId, savedFileName)).status).toBe(403);
    expect((await download(client(), '-1002', savedFileName)).status).toBe(404);
    expect((await stranger.shopper.get(`${STEP}/file/${savedFileName}`)).status).toBe(404);
    expect((await download(shopper, userId, `${frame}_1.pdf`)).body.errors[0].errorCode).toBe('CMN0404E');
    for (const name of ['..%2Fdownload', `..%2F${savedFileName}`, '.htaccess', '%2e%2e%2fx']) {
      expect((await download(shopper, userId, name)).status).toBe(400);
    }
  });

  test('moves to the account at sign-in, under its new owner only', async () => {
    const { shopper, userId, frame } = await guestWithGlasses();
    const { savedFileName } = (await uploadFile(shopper, frame)).body;
    await logOn(shopper, 'ada.marsh');
    expect((await download(shopper, await userIdOf(shopper), savedFileName)).text).toBe(PDF);
    expect((await download(shopper, userId, savedFileName)).status).toBe(403);
  });
});

describe('rejects', () => {
  test.each([
    ['an extension that is not on the list', 'paper.heic', PDF],
    ['a program', 'paper.exe', 'MZ\u0090'],
    ['a program named as a document', 'paper.pdf', 'MZ\u0090'],
    ['a picture named as another kind', 'paper.gif', PNG],
    ['a document named in two ways', 'paper.pdf.exe', PDF],
    ['a name without an extension', 'pdf', PDF],
    ['an empty extension', 'paper.', PDF],
  ])('%s', async (_, fileName, content) => {
    const { shopper, frame } = await guestWithGlasses();
    const { status, body } = await uploadFile(shopper, frame, { fileName, content });
    expect([status, body.status]).toEqual([200, 'Fail']);
    expect(body.messages.join()).toContain('extension');
    expect(state.prescriptionFiles.by('user', String(await userIdOf(shopper)))).toEqual([]);
  });

  test('one byte over the limit, but not the limit', async () => {
    const { shopper, frame } = await guestWithGlasses();
    const limit = PDF + ' '.repeat(MAX_BYTES - PDF.length);
    expect((await uploadFile(shopper, frame, { content: limit })).body.status).toBe('Success');
    const over = await uploadFile(shopper, frame, { content: `${limit} ` });
    expect(over.body.messages.join()).toContain('length');
    const huge = await uploadFile(shopper, frame, { content: limit + limit.slice(0, MAX_BYTES / 2) });
    expect([huge.status, huge.body.errors[0].errorKey]).toEqual([413, '_ERR_PAYLOAD_TOO_LARGE']);
  });

  test('text that is no base64, and a data URL with another encoding', async () => {
    const { shopper, frame } = await guestWithGlasses();
    for (const fileData of ['-----', 'data:application/pdf,JVBERi0xLjcK', 'data:text/html;base64']) {
      const { status, body } = await uploadFile(shopper, frame, { fileData });
      expect([status, body.errors?.[0]?.errorParameters]).toEqual([400, 'fileData']);
    }
  });

  test('the generic user, an unknown item, one of another shopper, one without a prescription', async () => {
    const { shopper, frame } = await guestWithGlasses();
    const stranger = await guestWithGlasses();
    expect((await uploadFile(client(), frame)).body.errors[0].errorKey).toBe('USR.CWXFR0130E');
    expect((await uploadFile(shopper, '1')).status).toBe(404);
    expect((await uploadFile(shopper, stranger.frame)).status).toBe(403);
    const [order] = state.orders.by('item', frame);
    const lens = order?.items.find(({ kind }) => kind === 'LENS');
    expect((await uploadFile(shopper, lens?.orderItemId ?? '')).status).toBe(400);
  });
});

test.each(['gif', 'jpeg', 'tiff', 'bmp', 'doc', 'docx', 'pages'])('accepts a %s', async (extension) => {
  const starts: Record<string, string> = {
    gif: 'GIF89a',
    jpeg: '\u00ff\u00d8\u00ff\u00e0',
    tiff: 'II*\0',
    bmp: 'BM',
    doc: '\u00d0\u00cf\u0011\u00e0',
    docx: 'PK\u0003\u0004',
    pages: 'PK\u0003\u0004',
  };
  const { shopper, frame } = await guestWithGlasses();
  const file = { fileName: `paper.${extension}`, content: `${starts[extension]} content` };
  expect((await uploadFile(shopper, frame, file)).body.status).toBe('Success');
});

test('accepts a PDF with a byte-order mark', async () => {
  const { shopper, frame } = await guestWithGlasses();
  const content = `\u00ef\u00bb\u00bf${PDF}`;
  expect((await uploadFile(shopper, frame, { content })).body.status).toBe('Success');
});

test('takes a file for the order of a link', async () => {
  const { shopper, frame } = await guestWithGlasses();
  const stranger = await guestWithGlasses();
  const link = await linkOf(shopper);
  const { body } = await uploadFile(stranger.shopper, frame, { encOrderMemberId: link });
  expect(body.status).toBe('Success');
  const other = await uploadFile(stranger.shopper, frame, { encOrderMemberId: 'guessed' });
  expect(other.status).toBe(403);
});

test('keeps the last twenty files that nothing uses', async () => {
  const shopper = client();
  const userId = await becomeGuest(shopper);
  const item = await addContactLens(shopper, catalog, 'RCON');
  const names: string[] = [];
  for (let index = 0; index < 22; index += 1) {
    names.push((await uploadFile(shopper, item)).body.savedFileName);
  }
  const remaining = state.prescriptionFiles.by('user', userId).map(({ savedFileName }) => savedFileName);
  expect(remaining).toEqual(names.slice(2));
});
