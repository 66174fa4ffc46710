/** A text in quotes, or a number. */
const TOKEN = /"(?:\\.|[^"\\])*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const WHOLE = /^-?\d+$/;
const HAS_LONG = /[:[,]\s*-?\d{16,}/;

/** The value of a JSON text, null if it is none. Long whole numbers, such as ids, become texts with all their digits. */
export function parseJson(body: unknown): unknown {
  const text = String(body);
  try {
    return JSON.parse(HAS_LONG.test(text) ? text.replace(TOKEN, quoted) : text);
  } catch {
    return null;
  }
}

const quoted = (match: string) => (WHOLE.test(match) && !Number.isSafeInteger(Number(match)) ? `"${match}"` : match);
