import type { Messages } from '@lingui/core';
import { toCanadianSpelling } from '@/domain/text/canadian-spelling';
import { oncePerObject } from '@/lib/cache/once-per-object';

type Message = Messages[string];
type Token = Exclude<Message, string>[number];

/** The messages of an English catalog in Canadian spelling; each catalog is respelled once. */
export const inCanadianSpelling = oncePerObject(
  (messages: Messages): Messages =>
    Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, respellMessage(message)])),
);

function respellMessage(message: Message): Message {
  return typeof message === 'string' ? toCanadianSpelling(message) : message.map(respellToken);
}

const CHOICE_FORMATS = new Set(['plural', 'selectordinal', 'select']);

/** A plural has a number besides its choices, the offset. */
type Choices = Record<string, Message | number | undefined>;

/** Respells a text, or the choices of a plural or select; names, keys and formats stay. */
function respellToken(token: Token): Token {
  if (typeof token === 'string') return toCanadianSpelling(token);
  const [name, format, choices] = token;
  if (!format || !CHOICE_FORMATS.has(format)) return token;
  return [name, format, respellChoices(choices as Choices)];
}

function respellChoices(choices: Choices): Choices {
  return Object.fromEntries(
    Object.entries(choices).map(([key, choice]) => [
      key,
      typeof choice === 'object' || typeof choice === 'string' ? respellMessage(choice) : choice,
    ]),
  );
}
