import { fillIn, VARIABLES, variablesIn } from './variables';

const values = { nickname: 'Ava', number: 100001, level: 3, points: 0, stones: 12, city: null };

describe('variables of a text', () => {
  test.each([
    ['Hello {nickname}, level {level}', 'Hello Ava, level 3'],
    ['{ number }', '100001'],
    ['{points} points', '0 points'],
    ['in {city}', 'in '],
    ['in {city|your town}', 'in your town'],
    ['in {city| your town }', 'in your town'],
    ['{nickname|friend}', 'Ava'],
    ['{nickname}{nickname}', 'AvaAva'],
    ['{city|a|b}', 'a|b'],
  ])('%j is filled in', (text, filled) => {
    expect(fillIn(text, values)).toBe(filled);
  });

  test.each([
    '{town}',
    '{}',
    '{Nickname}',
    '{nickname',
    'nickname}',
    '{{',
    '}{',
    '{|x}',
    '{constructor}',
    '{__proto__}',
    '{ни}',
  ])('%j stays as it is', (text) => {
    expect(fillIn(text, values)).toBe(text);
    expect(variablesIn(text).filter(({ known }) => known)).toEqual([]);
  });

  test('braces around braces are text', () => {
    expect(fillIn('{{nickname}} {a{nickname}b}', values)).toBe('{Ava} {aAvab}');
  });

  test('a value is never read as a text with variables', () => {
    expect(fillIn('{nickname} {city}', { ...values, nickname: '{city|$&}', city: '$1' })).toBe('{city|$&} $1');
  });

  test('an empty value is none', () => {
    expect(fillIn('{nickname|friend}', { ...values, nickname: '' })).toBe('friend');
  });

  test('are named with what stands for them, unknown ones too', () => {
    expect(variablesIn('{city|home}, {town} { level } {city|}')).toEqual([
      { source: '{city|home}', name: 'city', known: true, instead: 'home' },
      { source: '{town}', name: 'town', known: false, instead: null },
      { source: '{ level }', name: 'level', known: true, instead: null },
      { source: '{city|}', name: 'city', known: true, instead: null },
    ]);
  });

  test('each is known by its name', () => {
    expect(VARIABLES.map((name) => fillIn(`{${name}|-}`, values))).toEqual(['Ava', '100001', '3', '0', '12', '-']);
  });

  test('a hostile text is read in no time', () => {
    // CPU time of this process, so that the load of the machine does not matter.
    const begun = process.cpuUsage();
    for (const piece of ['{', '{|', '{a|', '{{a}']) {
      fillIn(piece.repeat(5000), values);
      variablesIn(piece.repeat(5000));
    }
    expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
  });
});
