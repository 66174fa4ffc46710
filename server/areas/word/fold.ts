/** A text as it is compared: the same for every way to write it. */
export interface Folded {
  /** UTF-16 units of the folded text. */
  units: Int32Array;
  /** For each unit the character that it comes from, which may have made several, counting those that made some. */
  characterOf: Int32Array;
  /** Where each of these characters begins and ends in the text. */
  starts: Int32Array;
  ends: Int32Array;
  /** Those of these characters that end a line. */
  lineEnds: Set<number>;
}

const characters = new Intl.Segmenter();

/** How many characters a reader sees. */
export const countCharacters = (text: string): number => [...characters.segment(text)].length;

/** The same for all ways to write a character: upper and lower case, full and half width, invisible ones in between. */
const foldCharacter = (character: string) =>
  character
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC');

/** Is a character of its own beside others of its like, so that nobody has to look for where it ends. */
const PLAIN =
  /^(?!\p{M})[\x20-\x7e\u3000-\u3029\uac00-\ud7a3\uff01-\uff5e\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]$/u;

/** By UTF-16 unit: what it folds to where it is plain and that is one unit, else 0; -1 until a text brings it. */
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

/** Plain neighbours are told apart at a glance; what is not, and those right beside it, are for the segmenter. */
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

/** What the segmenter is given at a time: the time it takes grows with the square of that. */
const STRETCH = 200;
const LINE_END = /[\n\v\f\r\u0085\u2028\u2029]/;

/** Folds a part of a text that begins and ends between two characters. */
function segmentInto(folding: Folding, text: string, from: number, to: number): void {
  let length = STRETCH;
  for (let at = from; at < to; ) {
    const found = [...characters.segment(text.slice(at, Math.min(to, at + length)))];
    // The last one may go on behind the stretch.
    const whole = at + length < to ? found.slice(0, -1) : found;
    for (const { segment, index } of whole) folding.add(segment, at + index);
    const last = whole.at(-1);
    length = last ? STRETCH : length * 2;
    at += last ? last.index + last.segment.length : 0;
  }
}

/** A text while it is folded, in arrays of one block each: a long text would keep ordinary ones growing. */
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
