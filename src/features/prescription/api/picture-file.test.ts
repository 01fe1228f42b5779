import { expect, it } from 'vitest';
import { MAX_PICTURE_BYTES, pictureProblem, problemOfMessages } from './picture-file';

it.each([
  ['paper.pdf', 1, undefined],
  ['IMG_1.JPG', MAX_PICTURE_BYTES, undefined],
  ['paper.docx', 5, undefined],
  ['paper.pages', 5, 'wrong-type'],
  ['png', 5, 'wrong-type'],
  ['paper.pdf.exe', 5, 'wrong-type'],
  ['paper.pdf', MAX_PICTURE_BYTES + 1, 'too-big'],
])('%s of %d bytes: %s', (name, size, problem) => {
  expect(pictureProblem({ name, size })).toBe(problem);
});

it.each([
  [['The extension of the file is not allowed.'], 'wrong-type'],
  ['The length of the file is over the limit.', 'too-big'],
  [['The file could not be saved.'], 'failed'],
  [undefined, 'failed'],
])('the messages %j mean %s', (messages, problem) => {
  expect(problemOfMessages(messages)).toBe(problem);
});
