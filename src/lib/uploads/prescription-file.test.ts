import { expect, it } from 'vitest';
import {
  acceptedFiles,
  fileProblem,
  MAX_FILE_BYTES,
  PICTURE_EXTENSIONS,
  previewOf,
  problemOfMessages,
  STEP_EXTENSIONS,
  sentFileName,
} from './prescription-file';

it.each([
  ['paper.pdf', 1, undefined],
  ['IMG_1.JPG', MAX_FILE_BYTES, undefined],
  ['scan.TIF', 5, undefined],
  ['paper.docx', 5, undefined],
  ['paper.pages', 5, 'wrong-type'],
  ['IMG_2.HEIC', 5, 'wrong-type'],
  ['png', 5, 'wrong-type'],
  ['paper.', 5, 'wrong-type'],
  ['paper.pdf.exe', 5, 'wrong-type'],
  ['paper.pdf', MAX_FILE_BYTES + 1, 'too-big'],
  ['paper.pdf', 0, 'empty'],
])('%s of %d bytes: %s', (name, size, problem) => {
  expect(fileProblem({ name, size }, PICTURE_EXTENSIONS)).toBe(problem);
});

it('the step also takes a file of Pages', () => {
  expect(fileProblem({ name: 'paper.Pages', size: 5 }, STEP_EXTENSIONS)).toBeUndefined();
});

it.each([
  ['IMG.1.JPG', 'IMG.1.jpeg'],
  ['scan.tif', 'scan.tiff'],
  ['paper.PDF', 'paper.pdf'],
  [`${'x'.repeat(300)}.jpg`, `${'x'.repeat(250)}.jpeg`],
])('%s is sent as %s', (name, sent) => {
  expect(sentFileName(name)).toBe(sent);
});

it('offers files under both names', () => {
  expect(acceptedFiles(['pdf', 'jpeg'])).toBe('.pdf,.jpeg,.jpg');
});

it.each([
  ['a.jpg', 'picture'],
  ['a.bmp', 'picture'],
  ['a.pdf', 'document'],
  ['a.tif', undefined],
  ['a.pages', undefined],
])('the preview of %s is a %s', (name, preview) => {
  expect(previewOf(name)).toBe(preview);
});

it.each([
  [['The Extension of the file is not allowed.'], 'wrong-type'],
  ['The LENGTH of the file is over the limit.', 'too-big'],
  [['The file could not be saved.'], 'failed'],
  [undefined, 'failed'],
])('the messages %j mean %s', (messages, problem) => {
  expect(problemOfMessages(messages)).toBe(problem);
});
