/**
 * Returns the copy for a form field's error key; undefined for a valid field. The library of the forms reports keys as plain
 * text, so type the messages as a record of the schema's keys.
 */
export function fieldMessages(
  messages: Readonly<Partial<Record<string, string>>>,
): (key: string | undefined) => string | undefined {
  return (key) => (key === undefined ? undefined : messages[key]);
}
