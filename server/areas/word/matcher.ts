import { valuesOf } from '../../../contract/enum';
import { WILDCARD, WILDCARD_MAX, type WordAction, wordAction } from '../../../contract/word/enums';
import { Automaton } from './automaton';
import { type Folded, fold } from './fold';

export interface WordRule {
  word: string;
  action: WordAction;
}

/** A rule and the part of a text that it matched: `text.slice(start, end)`. */
export interface Hit<R extends WordRule> {
  start: number;
  end: number;
  rule: R;
}

export interface Matcher<R extends WordRule> {
  /**
   * The words in a text, from left to right, without overlaps. Precedence: the stronger action, then the position
   * further left, then the longer match, then the earlier rule.
   */
  find(text: string): Hit<R>[];
  /** Every rule whose word is in the text, even inside another word. */
  within(text: string): R[];
}

interface Candidate {
  rule: number;
  start: number;
  end: number;
}

const strength = valuesOf(wordAction);

/** The folded form of a word: two words with the same form are the same word. */
export const foldWord = (word: string): string =>
  Array.from(fold(word).units, (unit) => String.fromCharCode(unit)).join('');

/** Prepares a matcher for these rules, which takes longer than matching a text. */
export function createMatcher<R extends WordRule>(rules: readonly R[]): Matcher<R> {
  const patterns = rules.map(({ word }) => foldWord(word).split(WILDCARD).filter(Boolean));
  const parts = [...new Set(patterns.flat())];
  const numberOf = new Map(parts.map((part, index) => [part, index]));
  const automaton = new Automaton(parts.map(unitsOf));
  /** For each part, the rules whose whole word it is. */
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
 * The places where the parts of one word follow each other closely enough: for each place of the first part, the
 * furthest end. Goes from the last part to the first, so that each place is visited once.
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
