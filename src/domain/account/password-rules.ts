/** Length of a password that has a digit and a letter. */
export const MIN_PASSWORD_LENGTH = 8;
/** From this length on, any characters are allowed, as in a phrase of several words (NIST SP 800-63B §3.1.1.2). */
export const MIN_PHRASE_LENGTH = 15;

/** Matches the words that make up the most common passwords, without the digits and signs at their ends. */
const COMMON = new Set(
  (
    'password passwort passwords passw pass contrasena motdepasse qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn ' +
    'zxcvbnm qwe qweasd qweasdzxc abc abcd abcde abcdef abcdefg abcdefgh letmein welcome bienvenue bienvenido hello admin ' +
    'administrator root login user guest test testing secret iloveyou loveyou love teamo jetaime monkey dragon master ' +
    'sunshine princess princesa football baseball basketball soccer hockey superman batman pokemon starwars trustno ' +
    'shadow michael jordan jennifer jessica ashley charlie daniel thomas michelle nicole anthony computer internet ' +
    'samsung google facebook whatever freedom summer winter spring autumn changeme default access hunter killer flower ' +
    'cookie chocolate cheese pepper ginger tigger buster mustang ferrari corvette liverpool chelsea arsenal a aa aaa x xx q ' +
    // What everyone thinks of at this store (OWASP ASVS 5, 6.2.11).
    'marlowe eyewear eyeglasses glasses sunglasses anteojos gafas lunettes lentes lentilles optical'
  ).split(' '),
);

/** Matches runs of neighboring keys, and patterns that mix digits into the letters. */
const PATTERNS =
  /^(1q2w3e4r5?t?6?y?|q1w2e3r4t?5?|1qaz2wsx(3edc)?|zaq12wsx|a1b2c3d4(e5)?|1a2b3c4d(5e)?|abc123abc123)$/;

/** Exceeds the length of any common word with the characters around it. */
const MAX_COMMON_LENGTH = 24;

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '5': 's',
  '!': 'i',
};

/** Returns whether a new password is too short, or one of those that attackers try first. */
export function isWeakPassword(password: string): boolean {
  const length = [...password].length;
  const isLongEnough =
    length >= MIN_PHRASE_LENGTH ||
    (length >= MIN_PASSWORD_LENGTH && /\p{Nd}/u.test(password) && /\p{L}/u.test(password));
  return !isLongEnough || isCommonPassword(password);
}

/** Matches a common word in any spelling, with up to six digits and signs around it; digits in sequence; few characters. */
function isCommonPassword(password: string): boolean {
  // Wide letters, accents and characters without width are other spellings.
  const text = password
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .toLowerCase();
  if (new Set(text).size < 4 || '01234567890123456789'.includes(text)) return true;
  if (text.length > MAX_COMMON_LENGTH) return false;
  if (PATTERNS.test(text.replace(/[^a-z0-9]/g, ''))) return true;
  const core = /[\p{L}@$](?:.*[\p{L}@$])?/su.exec(text)?.[0] ?? '';
  const word = core.replace(/[@$0135!]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return text.length - core.length <= 6 && COMMON.has(word);
}
