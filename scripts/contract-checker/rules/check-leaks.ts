import type { Violation } from './violation.ts';

/** Texts that a host writes about itself, by what they are. */
const LEAKS: Record<string, RegExp> = {
  'a stack trace':
    /(?:\\[nt]|\b)at [\w.$<>[\] ]{1,200}\([^()\n\\]{1,300}:\d+\)|Traceback \(most recent call last\)|\b(?:java|javax|com\.ibm|org\.\w{1,40})\.[\w.]{1,200}(?:Exception|Error)\b|System\.\w{0,60}Exception: /,
  'an error of its database':
    /SQLSTATE|\bORA-\d{5}\b|SQLCODE=|You have an error in your SQL syntax|(?:ECONNREFUSED|getaddrinfo) \S+|duplicate key value violates/i,
  'a private key': /-----BEGIN (?:\w+ )?PRIVATE KEY-----/,
  'a password hash': /\$2[aby]\$\d{2}\$[./\w]{53}|\$argon2id?\$/,
};
/** Numbers as the large card brands have them. Article numbers are shorter or begin otherwise. */
const CARD_NUMBER =
  /(?<![\d.])(?:4\d{15}|5[1-5]\d{14}|2[2-7]\d{14}|6(?:011|5\d\d)\d{12}|3[47]\d{13})(?![\d.])/g;

/** What no response may have, wherever it stands. */
export function checkLeaks({ contentType, text }: { contentType: string; text: string }): Violation[] {
  if (/^(image|font|video|audio)\/|pdf|octet-stream/.test(contentType)) return [];
  const found = Object.entries(LEAKS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
  // Groups of four, as cards show them.
  const digits = text.replaceAll(/(?<=\d)[ -](?=\d{4})/g, '');
  const hasCard = [...digits.matchAll(CARD_NUMBER)].some(([number]) => hasCheckDigit(number));
  return [...found, ...(hasCard ? ['a full card number'] : [])].map((what) => ({
    rule: 'leak',
    subject: what.replace(/^an? /, ''),
    expected: 'nothing of the kind',
    received: what,
    keys: ['responses'],
  }));
}

/** ISO/IEC 7812: each second digit from the right counts twice. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
