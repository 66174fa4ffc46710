/** Would run if a text became part of a page. */
const SCRIPT = '__pwned=1';

/** Begin as a formula, or with what spreadsheets skip before one. */
const formulas = [
  '=1+1',
  'x;=1+1;y',
  "+cmd|' /C calc'!A0",
  '-2+3+cmd',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '\u200B=1+1',
  '"=1+1"',
  '＝1＋1',
];

/** Markup, addresses that run, and templates. */
const runs = [
  `<script>${SCRIPT}</script>`,
  `<img src=x onerror=${SCRIPT}>`,
  `"><svg onload=${SCRIPT}>`,
  `javascript:${SCRIPT}`,
  `</title><script>${SCRIPT}//`,
  `{nickname} {0} {{x}} $\{x} %s`,
  '{count, plural, one {# x',
  "<b>it's</b> '{name}'",
  `$\{${SCRIPT}}{{${SCRIPT}}}`,
];

/** What is broken, turned around, laid over its neighbours, or not seen. */
const drawn = [
  '"a";"b",c\r\nd\ne',
  '\u202Egnp.exe\u2066 שלום',
  `Z${'\u0335\u0321\u031B\u0322\u0306\u033D'.repeat(4)}`,
  '👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿👍🏽',
  '\u200B\u200D\u2060\uFEFF',
  '   ',
  'a\u0001\u0008\u001B[31m\uFFFE',
  '\u2028\u2029\u0085\u00A0x',
];

/** What programs take for something else. */
const mistaken = [
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '{"a":[1,{"b":null}]}',
  "'; drop table app_user; --",
  '&lt;b&gt;&amp;#60;',
  '\\u0000\\x00%00%3Cb%3E',
  '_x0041__x000D_',
  '../../..\\..\\etc/passwd',
  '1e999',
  '%',
];

export const hostileTexts = [...formulas, ...runs, ...drawn, ...mistaken];

/** Without anything to break it, as long as may be, in the widest letters there are. */
const endless = (max: number) => ['W'.repeat(max), '﷽'.repeat(max), '\u0301'.repeat(max)];

/** Those that fit, some of them without an end. */
export const hostileUpTo = (max: number): string[] => [
  ...hostileTexts.filter(({ length }) => length <= max),
  ...endless(max),
];

/** The same as a form of the contract leaves them: without blanks around them, and never empty. */
export const hostileForm = (max: number): string[] =>
  hostileUpTo(max)
    .map((text) => text.trim())
    .filter(Boolean);
