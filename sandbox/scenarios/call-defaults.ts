/** What holds for calls that name no scenario or latency of their own. */
export interface CallDefaults {
  /** '' for none. */
  scenario: string;
  /** Milliseconds. */
  latency: number;
}

export const NO_DEFAULTS: CallDefaults = { scenario: '', latency: 0 };
