/** Words that have a standard term in the code. None is part of an ordinary name: those belong in a review, not here. */
const STANDARD_TERMS: ReadonlyMap<string, string> = new Map([
  ['behaviour', 'behavior'],
  ['catalogue', 'catalog'],
  ['catalogues', 'catalogs'],
  ['centre', 'center'],
  ['centres', 'centers'],
  ['colour', 'color'],
  ['colours', 'colors'],
  ['favourite', 'favorite'],
  ['favourites', 'favorites'],
  ['grey', 'gray'],
  ['hearted', 'saved'],
  ['mend', 'repair'],
  ['mended', 'repaired'],
  ['mends', 'repairs'],
  ['mishap', 'failure'],
  ['mishaps', 'failures'],
  ['refusal', 'rejection'],
  ['refusals', 'rejections'],
  ['refuse', 'reject'],
  ['refused', 'rejected'],
  ['refuses', 'rejects'],
]);

/** Parts of names that stay as they are, in every case (`FavouriteStore`, `FAVOURITE_STORE`), and where. */
const EXCEPTIONS: readonly { name: string; folder?: string; reason: string }[] = [
  { name: 'favouriteStore', reason: 'operations of the specification' },
  { name: 'connectionRefused', reason: 'the term of networks' },
  { name: 'colour', folder: 'sandbox/', reason: 'codes of contact lenses on the wire' },
  { name: 'grey', folder: 'sandbox/', reason: 'codes of colors on the wire' },
  { name: 'grey', folder: 'src/features/listing/components/facets/', reason: 'codes of colors on the wire' },
];

/** Returns what to say instead of a word in a name, such as `"reject" instead of "refuse"`; undefined if the name is fine. */
export function standardTermFor(name: string, path = ''): string | undefined {
  const words = EXCEPTIONS.filter(({ folder = '' }) => path.startsWith(folder)).reduce(
    (rest, exception) => rest.replaceAll(` ${wordsOf(exception.name)} `, ' '),
    ` ${wordsOf(name)} `,
  );
  const word = words.split(' ').find((candidate) => STANDARD_TERMS.has(candidate));
  return word && `"${STANDARD_TERMS.get(word)}" instead of "${word}"`;
}

/** The words of a name or path in lower case: camelCase, PascalCase, UPPER_CASE, kebab-case. */
function wordsOf(name: string): string {
  return name
    .split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z0-9]+/)
    .join(' ')
    .toLowerCase();
}
