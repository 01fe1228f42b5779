import { describe, expect, it } from 'vitest';
import { reasonIn } from './exit-with-message.mjs';

describe('the reason of a failure', () => {
  it.each([
    ["EROFS: read-only file system, open 'dist/a.js'", 'A file or folder cannot be written: dist/a.js'],
    ["EACCES: permission denied, mkdir '/srv/.data'", 'A file or folder cannot be written: /srv/.data'],
    // Node's message for a folder within a folder of a read-only file system, or below a file.
    ["ENOENT: no such file or directory, mkdir '/srv/a/b'", 'A file or folder cannot be written: /srv/a/b'],
    ["ENOTDIR: not a directory, mkdir '/etc/hosts/b'", 'A file or folder cannot be written: /etc/hosts/b'],
    ['unable to open database file', 'A file or folder cannot be written.'],
    [
      "ENOSPC: no space left on device, mkdir 'dist'",
      'No space is left on the disk. Free some, then start again.',
    ],
    ['database or disk is full', 'No space is left on the disk. Free some, then start again.'],
    [
      'npm error FetchError: request to https://registry.npmjs.org/a failed, reason: getaddrinfo ENOTFOUND',
      'The package registry cannot be reached. Check the network, then start again.',
    ],
  ])('%s', (text, reason) => {
    expect(reasonIn(text)).toBe(reason);
  });

  it('is unknown for a defect, which keeps its stack', () => {
    expect(reasonIn("Cannot read properties of undefined (reading 'port')")).toBeUndefined();
    expect(reasonIn("ENOENT: no such file or directory, open 'dist/manifest.json'")).toBeUndefined();
  });
});
