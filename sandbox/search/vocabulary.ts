import { editDistance } from '@/domain/text/edit-distance';
import { fold, type Token } from './tokenize';

interface Word extends Token {
  /** Weight of the most important field that has it. */
  weight: number;
  occurrences: number;
}

/** Shorter words are too near to too many others. */
const MIN_LENGTH = 4;
/** Length from which a word may have two typing errors, and a name, of which there are many more. */
const TWO_EDITS_MIN_LENGTH = 7;
const TWO_EDITS_MIN_LENGTH_OF_NAME = 8;

/** The words of one language, to find the one that a misspelled word may mean. */
export class Vocabulary {
  /** Weight from which words are names of models and brands. */
  readonly nameWeight: number;
  readonly #words = new Map<string, Word>();

  constructor({ nameWeight = Number.POSITIVE_INFINITY }: { nameWeight?: number } = {}) {
    this.nameWeight = nameWeight;
  }

  add({ term, surface }: Token, weight: number): void {
    const word = this.#words.get(term) ?? { term, surface, weight, occurrences: 0 };
    word.weight = Math.max(word.weight, weight);
    word.occurrences += 1;
    this.#words.set(term, word);
  }

  /** Returns the greatest weight of the words that start like this; 0 if there are none. */
  weightOf(beginning: string): number {
    let weight = 0;
    for (const word of this.#words.values()) {
      if (word.weight > weight && word.term.startsWith(beginning)) weight = word.weight;
    }
    return weight;
  }

  words(): Iterable<Word> {
    return this.#words.values();
  }
}

/**
 * Returns the word that a misspelled one is nearest to: then the most important, then the most frequent one. Numbers are never
 * a spelling of each other.
 *
 * @param minWeight of the words to choose from
 */
export function nearestWord(
  vocabularies: readonly Vocabulary[],
  { term, surface }: Token,
  minWeight: number,
): Token | undefined {
  if (surface.length < MIN_LENGTH || /\d/.test(term)) return undefined;
  const folded = fold(surface);
  let best: Candidate | undefined;
  for (const vocabulary of vocabularies) {
    for (const word of vocabulary.words()) {
      if (word.weight < minWeight) continue;
      const edits = errorsIn(word, { term, folded, isName: word.weight >= vocabulary.nameWeight });
      if (edits !== undefined && (!best || compare({ word, edits }, best) < 0)) best = { word, edits };
    }
  }
  return best?.word;
}

interface TypedWord {
  term: string;
  folded: string;
  /** True to compare it with a name. */
  isName: boolean;
}

/** Counts the errors in a name; in another word, or in its stem if that is long enough. */
function errorsIn(word: Word, { term, folded, isName }: TypedWord): number | undefined {
  if (isName) return errorsInName(folded, fold(word.surface));
  const errors = typingErrors(folded, fold(word.surface));
  return folded.length < TWO_EDITS_MIN_LENGTH ? errors : leastOf(typingErrors(term, word.term), errors);
}

/** Counts the errors in a name, in which the first letter is none: "potter" is no misspelled "Otter". */
function errorsInName(typed: string, name: string): number | undefined {
  if (typed[0] !== name[0] || typed.length <= MIN_LENGTH) return undefined;
  const errors = typingErrors(typed, name);
  return errors === 2 && typed.length < TWO_EDITS_MIN_LENGTH_OF_NAME ? undefined : errors;
}

/** Counts the typing errors between two words; undefined for too many. Two swapped letters are one error. */
function typingErrors(typed: string, word: string): number | undefined {
  const edits = editDistance(typed, word, 2);
  if (edits < 2) return edits;
  if (edits > 2) return undefined;
  if (typed.length >= TWO_EDITS_MIN_LENGTH) return 2;
  return typed.length === word.length && sortedLetters(typed) === sortedLetters(word) ? 1 : undefined;
}

function leastOf(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
}

function sortedLetters(word: string): string {
  return [...word].sort().join('');
}

interface Candidate {
  word: Word;
  edits: number;
}

function compare(a: Candidate, b: Candidate): number {
  return a.edits - b.edits || b.word.weight - a.word.weight || b.word.occurrences - a.word.occurrences;
}
