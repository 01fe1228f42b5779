import { expect, it, vi } from 'vitest';
import { siteByLocale } from '@/lib/site/site';
import { testServer } from '../../../../tests/support/test-server';
import { type SendFile, type UploadOptions, uploadFile } from './upload-file';

const send = vi.fn<SendFile>(async () => ({
  status: 'Success',
  savedFileName: '1.png',
  file_checksum: 'a1',
}));
const onProgress = vi.fn();

const upload = (name: string, options: Partial<UploadOptions> = {}) =>
  uploadFile(siteByLocale('lc-us'), new File(['abc'], name), {
    extensions: ['png', 'jpeg'],
    send,
    signal: new AbortController().signal,
    onProgress,
    ...options,
  });

it('gives the API 60 seconds, and makes an anonymous shopper the owner', async () => {
  const saved = await upload('a.JPG');
  expect(send.mock.lastCall).toEqual([
    { fileName: 'a.jpeg', fileData: 'YWJj', userId: saved.userId },
    { timeoutMs: 60_000, signal: expect.any(AbortSignal) },
  ]);
  expect(saved).toEqual({ savedName: '1.png', checksum: 'a1', userId: expect.stringMatching(/^\d+$/) });
  expect(testServer().callsTo('guestidentity')).toHaveLength(1);
});

it('sends a picture without the place where it was taken', async () => {
  const start = '\u0089PNG\r\n\u001a\n';
  const place = '\0\0\0\u0002eXIfN4\0\0\0\0';
  const end = '\0\0\0\0IEND\u00aeB`\u0082';
  const bytes = Uint8Array.from(start + place + end, (character) => character.charCodeAt(0));
  await uploadFile(siteByLocale('lc-us'), new File([bytes], 'a.png'), {
    extensions: ['png'],
    send,
    signal: new AbortController().signal,
    onProgress,
  });
  expect(atob(send.mock.lastCall?.[0].fileData ?? '')).toBe(start + end);
});

it('reports the progress of reading, and of sending only that it began', async () => {
  onProgress.mockClear();
  await upload('a.png');
  expect(onProgress.mock.calls.at(0)).toEqual([0]);
  expect(onProgress.mock.calls.at(-1)).toEqual([undefined]);
});

it('does not read a file that may not be sent', async () => {
  onProgress.mockClear();
  await expect(upload('a.exe')).rejects.toMatchObject({ problem: 'wrong-type' });
  expect(onProgress).not.toHaveBeenCalled();
});

it('an error carries neither name nor content', async () => {
  const error = await upload('Ada Marsh.png', {
    send: async () => ({ status: 'Fail', messages: 'The file Ada Marsh.png was not saved.' }),
  }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ problem: 'failed' });
  expect(JSON.stringify(error) + String(error)).not.toContain('Ada');
});
