/** An insurance carrier of the scheduling form (001 §3). */
export interface Carrier {
  readonly key: string;
  readonly text: string;
  readonly value: string;
  readonly isInNetwork: boolean;
}

/** As in a booking; others would make it invalid. */
const KEY = /^[A-Za-z0-9_-]{1,40}$/;

/** The carriers in the data of the espot X_Insurance_Providers, in their order. What is malformed is left out. */
export function parseCarriers(json: string): Carrier[] {
  const entries = parseJson(json);
  if (!Array.isArray(entries)) return [];
  const carriers = entries.flatMap((entry: unknown) => {
    const { key, text, value, network } = isRecord(entry) ? entry : {};
    if (typeof key !== 'string' || !KEY.test(key) || typeof text !== 'string' || text.trim() === '')
      return [];
    return [
      {
        key,
        text: text.trim(),
        value: typeof value === 'string' ? value : key,
        isInNetwork: network === true,
      },
    ];
  });
  return [...new Map(carriers.map((carrier) => [carrier.key, carrier])).values()];
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
