/** How long an answer that is the same for every shopper is used again, in milliseconds. */
const FRESH_MS = 60_000;
const MAX_ANSWERS = 500;

/**
 * Answers of the search server and of marketing spots for everybody, kept for a short while. They do not depend on the
 * shopper, and most pages ask for the same few. The least recently used goes first.
 */
export class SharedAnswers {
  readonly #answers = new Map<string, { answer: unknown; at: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get(key: string): unknown {
    const kept = this.#answers.get(key);
    if (!kept) return undefined;
    this.#answers.delete(key);
    if (this.#now() - kept.at > FRESH_MS) return undefined;
    this.#answers.set(key, kept);
    return kept.answer;
  }

  /** Keeps those of a page's answers that belong to nobody. */
  keep(answers: Record<string, unknown>): void {
    for (const [key, answer] of Object.entries(answers)) {
      if (isShared(key)) this.#answers.set(key, { answer, at: this.#now() });
    }
    for (const key of this.#answers.keys()) {
      if (this.#answers.size <= MAX_ANSWERS) break;
      this.#answers.delete(key);
    }
  }
}

/** Cache keys begin with the path of their call. */
function isShared(key: string): boolean {
  return /^@"(\/search\/|\/wcs\/resources\/store\/\d+\/espot\/(?!cookie-sensitive\/))/.test(key);
}
