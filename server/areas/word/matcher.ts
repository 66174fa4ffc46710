import { valuesOf } from '../../../contract/enum';
import { WILDCARD, WILDCARD_MAX, type WordAction, wordAction } from '../../../contract/word/enums';
import { Automaton } from './automaton';
import { type Folded, fold } from './fold';

/** What a word brings about. */
export interface Rule {
  word: string;
  action: WordAction;
}

/** A rule and the part of a text that it is about: `text.slice(start, end)`. */
export interface Hit<R extends Rule> {
  start: number;
  end: number;
  rule: R;
}

export interface Matcher<R extends Rule> {
  /**
   * The words in a text, from left to right, none over another: the stronger action wins, of equals the one further
   * left, then the longer, then the earlier rule.
   */
  find(text: string): Hit<R>[];
  /** Every rule whose word is in the text, also within another. */
  within(text: string): R[];
}

/** A word found in a folded text, whatever else is found there. */
interface Candidate {
  rule: number;
  start: number;
  end: number;
}

const strength = valuesOf(wordAction);

/** The word as it is compared: two with the same are one. */
export const foldWord = (word: string): string => String.fromCharCode(...fold(word).units);

/** Makes ready to find the words of these rules, which takes longer than to find them. */
export function createMatcher<R extends Rule>(rules: readonly R[]): Matcher<R> {
  const patterns = rules.map(({ word }) => foldWord(word).split(WILDCARD).filter(Boolean));
  const parts = [...new Set(patterns.flat())];
  const numberOf = new Map(parts.map((part, index) => [part, index]));
  const automaton = new Automaton(parts.map(unitsOf));
  /** By part: the rules that it is the whole word of. */
  const whole: number[][] = parts.map(() => []);
  const composed: { rule: number; parts: number[] }[] = [];
  const inComposed = new Set<number>();
  for (const [rule, pattern] of patterns.entries()) {
    const numbers = pattern.map((part) => numberOf.get(part) as number);
    const [only] = numbers;
    if (numbers.length === 1 && only !== undefined) {
      whole[only]?.push(rule);
    } else if (numbers.length > 1) {
      composed.push({ rule, parts: numbers });
      for (const part of numbers) inComposed.add(part);
    }
  }

  function candidatesIn(folded: Folded): Candidate[] {
    const candidates: Candidate[] = [];
    const places = new Map<number, Place[]>();
    automaton.scan(folded.units, (part, end) => {
      const start = end - (parts[part]?.length ?? 0);
      for (const rule of whole[part] ?? []) candidates.push({ rule, start, end });
      if (inComposed.has(part)) {
        const known = places.get(part);
        if (known) known.push({ start, end });
        else places.set(part, [{ start, end }]);
      }
    });
    for (const { rule, parts: chain } of composed) {
      const steps = chain.map((part) => places.get(part));
      if (steps.every((step) => step !== undefined)) {
        candidates.push(...joined(folded, steps).map((place) => ({ rule, ...place })));
      }
    }
    return candidates;
  }

  const ranks = rules.map(({ action }) => strength.indexOf(action));
  const inTurn = (a: Candidate, b: Candidate) =>
    (ranks[a.rule] as number) - (ranks[b.rule] as number) || a.start - b.start || b.end - a.end || a.rule - b.rule;

  return {
    find(text) {
      const folded = fold(text);
      const taken = new Uint8Array(folded.starts.length);
      const hits: Hit<R>[] = [];
      for (const { rule, start, end } of candidatesIn(folded).sort(inTurn)) {
        const first = folded.characterOf[start] as number;
        const last = folded.characterOf[end - 1] as number;
        if (taken.subarray(first, last + 1).every((is) => is === 0)) {
          taken.fill(1, first, last + 1);
          const place = { start: folded.starts[first] as number, end: folded.ends[last] as number };
          hits.push({ ...place, rule: rules[rule] as R });
        }
      }
      return hits.sort((a, b) => a.start - b.start);
    },
    within: (text) => [...new Set(candidatesIn(fold(text)).map(({ rule }) => rule))].map((rule) => rules[rule] as R),
  };
}

const unitsOf = (text: string) => Int32Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

type Place = Omit<Candidate, 'rule'>;

/**
 * Where the parts of one word follow each other near enough: for each place of the first the furthest end. From the
 * last part to the first, so that each place is looked at once for each that may precede it.
 */
function joined({ characterOf, lineEnds }: Folded, steps: readonly Place[][]): Place[] {
  const follows = (one: Place, next: Place) => {
    const from = characterOf[one.end - 1] as number;
    const to = characterOf[next.start] as number;
    if (to - from - 1 > WILDCARD_MAX) return false;
    let between = from + 1;
    while (between < to && !lineEnds.has(between)) between += 1;
    return between >= to;
  };
  return steps.reduceRight((after, places) => {
    let from = 0;
    return places.flatMap((place) => {
      while (from < after.length && (after[from] as Place).start < place.end) from += 1;
      let end = -1;
      for (let at = from; at < after.length && follows(place, after[at] as Place); at += 1) {
        end = Math.max(end, (after[at] as Place).end);
      }
      return end < 0 ? [] : [{ start: place.start, end }];
    });
  });
}
