/** A text in the form that is compared: the same for all spellings. */
export interface Folded {
  units: Int32Array;
  /** For each unit, the index of its character. Characters that fold to nothing are not counted. */
  characterOf: Int32Array;
  /** Where each of these characters begins and ends in the original text. */
  starts: Int32Array;
  ends: Int32Array;
  /** The indices of the characters that end a line. */
  lineEnds: Set<number>;
}

const characters = new Intl.Segmenter();

/** How many characters a reader sees. */
export const countCharacters = (text: string): number => [...characters.segment(text)].length;

/** The same for upper and lower case, full and half width, and without invisible characters. */
const foldCharacter = (character: string) =>
  character
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC');

/** Characters that never combine with a neighbour, so that they need no segmenter. */
const PLAIN =
  /^(?!\p{M})[\x20-\x7e\u3000-\u3029\uac00-\ud7a3\uff01-\uff5e\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]$/u;

/** A cache by UTF-16 unit: the folded unit of a plain character, else 0; -1 while unknown. */
const plainUnits = new Int32Array(0x1_00_00).fill(-1);

function plainUnit(unit: number): number {
  const known = plainUnits[unit] as number;
  return known === -1 ? remember(unit) : known;
}

function remember(unit: number): number {
  const character = String.fromCharCode(unit);
  const folded = PLAIN.test(character) ? foldCharacter(character) : '';
  const made = folded.length === 1 ? folded.charCodeAt(0) : 0;
  plainUnits[unit] = made;
  return made;
}

/** Plain characters are split directly. The segmenter, which is slow, handles only the others and their neighbours. */
export function fold(text: string): Folded {
  const folding = new Folding(text.length);
  let begun = 0;
  let before = 1;
  let unit = text === '' ? 0 : plainUnit(text.charCodeAt(0));
  for (let at = 0; at < text.length; at += 1) {
    const after = at + 1 < text.length ? plainUnit(text.charCodeAt(at + 1)) : 1;
    if (before !== 0 && unit !== 0 && after !== 0) {
      if (begun < at) segmentInto(folding, text, begun, at);
      folding.addPlain(unit, at);
      begun = at + 1;
    }
    before = unit;
    unit = after;
  }
  if (begun < text.length) segmentInto(folding, text, begun, text.length);
  return folding.folded();
}

/** Units per call of the segmenter, because its time grows with the square of the length. */
const STRETCH = 200;
const LINE_END = /[\n\v\f\r\u0085\u2028\u2029]/;

function segmentInto(folding: Folding, text: string, from: number, to: number): void {
  let length = STRETCH;
  for (let at = from; at < to; ) {
    const found = [...characters.segment(text.slice(at, Math.min(to, at + length)))];
    // The last character may continue after this stretch.
    const whole = at + length < to ? found.slice(0, -1) : found;
    for (const { segment, index } of whole) folding.add(segment, at + index);
    const last = whole.at(-1);
    length = last ? STRETCH : length * 2;
    at += last ? last.index + last.segment.length : 0;
  }
}

/**
 * A text while it is folded. Uses typed arrays of fixed size, because ordinary arrays would keep growing with a long
 * text.
 */
class Folding {
  private units: Int32Array;
  private characterOf: Int32Array;
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  private readonly lineEnds = new Set<number>();
  private length = 0;
  private characters = 0;

  constructor(private readonly size: number) {
    this.units = new Int32Array(size);
    this.characterOf = new Int32Array(size);
    this.starts = new Int32Array(size);
    this.ends = new Int32Array(size);
  }

  addPlain(unit: number, at: number): void {
    this.units[this.length] = unit;
    this.characterOf[this.length] = this.characters;
    this.starts[this.characters] = at;
    this.ends[this.characters] = at + 1;
    this.length += 1;
    this.characters += 1;
  }

  add(segment: string, at: number): void {
    const part = foldCharacter(segment);
    if (part === '') {
      return;
    }
    const end = at + segment.length;
    this.makeRoom(this.length + part.length + this.size - end);
    for (let index = 0; index < part.length; index += 1) {
      this.units[this.length + index] = part.charCodeAt(index);
      this.characterOf[this.length + index] = this.characters;
    }
    if (LINE_END.test(part)) {
      this.lineEnds.add(this.characters);
    }
    this.starts[this.characters] = at;
    this.ends[this.characters] = end;
    this.length += part.length;
    this.characters += 1;
  }

  folded(): Folded {
    return {
      units: this.units.subarray(0, this.length),
      characterOf: this.characterOf.subarray(0, this.length),
      starts: this.starts.subarray(0, this.characters),
      ends: this.ends.subarray(0, this.characters),
      lineEnds: this.lineEnds,
    };
  }

  private makeRoom(size: number): void {
    if (size > this.units.length) {
      this.units = larger(this.units, size);
      this.characterOf = larger(this.characterOf, size);
    }
  }
}

function larger(array: Int32Array, size: number): Int32Array {
  const made = new Int32Array(Math.max(size, array.length * 2));
  made.set(array);
  return made;
}
