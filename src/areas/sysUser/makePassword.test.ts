import { passwordWeakness } from '@contract/passwordWeakness.enums';
import { makePassword } from './makePassword';

const made = Array.from({ length: 500 }, makePassword);

test('has sixteen characters in groups of four, none of which is taken for another', () => {
  for (const password of made) expect(password).toMatch(/^([a-km-np-zA-HJ-NP-Z2-9]{4}-){3}[a-km-np-zA-HJ-NP-Z2-9]{4}$/);
  expect(made.join('')).not.toMatch(/[ilo01IO]/);
});

test('has small and capital letters, digits and a sign, which some services ask for', () => {
  for (const password of made) {
    for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /-/]) expect(password).toMatch(kind);
    expect(passwordWeakness(password, 'admin')).toBeUndefined();
  }
});

test('is another one each time, of every character there is, from the browser’s own source of chance', () => {
  expect(new Set(made).size).toBe(made.length);
  expect(new Set(made.join('')).size).toBe(23 + 24 + 8 + 1);

  const random = jest.spyOn(crypto, 'getRandomValues');
  makePassword();
  expect(random).toHaveBeenCalled();
  random.mockRestore();
});
