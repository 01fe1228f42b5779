/** Defaults for calls that name no scenario or latency. */
export interface CallDefaults {
  /** '' for none. */
  scenario: string;
  /** Milliseconds. */
  latency: number;
}

export const NO_DEFAULTS: CallDefaults = { scenario: '', latency: 0 };
