import { capsOf, isPressed } from './keys';
import { addShortcut, liveShortcuts, SCREEN_CLASS, type Shortcut } from './registry';

const pressed = (key: string, held: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...held });

test.each([
  ['j', pressed('j'), true],
  ['j', pressed('J', { shiftKey: true }), false],
  ['j', pressed('j', { ctrlKey: true }), false],
  ['j', pressed('j', { altKey: true }), false],
  ['?', pressed('?', { shiftKey: true }), true],
  // A German keyboard has the slash on Shift, others a sign on AltGr, which Windows tells as Ctrl and Alt.
  ['/', pressed('/', { shiftKey: true }), true],
  ['/', pressed('/', { modifierAltGraph: true, ctrlKey: true, altKey: true }), true],
  ['/', pressed('/', { ctrlKey: true }), false],
  ['Escape', pressed('Escape'), true],
  ['Mod+K', pressed('k', { ctrlKey: true }), true],
  ['Mod+K', pressed('k', { metaKey: true }), false],
  ['Mod+K', pressed('k', { ctrlKey: true, shiftKey: true }), false],
  ['Mod+K', pressed('k'), false],
])('%s of keys', (keys, event, expected) => {
  expect(isPressed(keys, event, false)).toBe(expected);
});

test('a Mac has ⌘ where others have Ctrl', () => {
  expect(isPressed('Mod+K', pressed('k', { metaKey: true }), true)).toBe(true);
  expect(isPressed('Mod+K', pressed('k', { ctrlKey: true }), true)).toBe(false);
  expect(capsOf('Mod+K', true)).toEqual(['⌘', 'K']);
  expect(capsOf('Mod+K', false)).toEqual(['Ctrl', 'K']);
  expect(capsOf('Escape')).toEqual(['Esc']);
});

describe('what is in force', () => {
  const removers: (() => void)[] = [];
  const add = (shortcut: Partial<Shortcut> & { keys: string }) => {
    const run = jest.fn();
    removers.push(addShortcut({ label: 'shortcuts.help', group: 'everywhere', ...shortcut }, run));
    return run;
  };
  const press = (key: string, target: Element = document.body, held: KeyboardEventInit = {}) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }));

  afterEach(() => {
    for (const remove of removers.splice(0)) remove();
    document.body.innerHTML = '';
  });

  test('the latest of several for the same keys runs, and the one before it once that is gone', () => {
    const first = add({ keys: 'j' });
    const second = add({ keys: 'j' });
    press('j');
    removers.pop()?.();
    press('j');
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test.each([
    '<input>',
    '<textarea></textarea>',
    '<select></select>',
    '<div contenteditable><b></b></div>',
    '<ul role="menu"><li><b></b></li></ul>',
    '<button aria-haspopup="menu" aria-expanded="true"></button>',
  ])('nothing fires while typing in %s, but for Escape and those with Ctrl', (html) => {
    document.body.innerHTML = html;
    const target = document.querySelector('b') ?? (document.body.firstElementChild as Element);
    const runs = [add({ keys: 'j' }), add({ keys: 'Escape' }), add({ keys: 'Mod+K' })];
    press('j', target);
    press('Escape', target);
    press('k', target, { ctrlKey: true });
    expect(runs.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
  });

  test('a key that is held down runs once, unless it goes on by steps', () => {
    const decide = add({ keys: 'a' });
    const step = add({ keys: 'j', repeats: true });
    for (const repeat of [false, true, true]) {
      press('a', document.body, { repeat });
      press('j', document.body, { repeat });
    }
    expect([decide, step].map(({ mock }) => mock.calls.length)).toEqual([1, 3]);
  });

  test('a checkbox is no text, a word being composed is, and what somebody took is taken', () => {
    document.body.innerHTML = '<input type="checkbox">';
    const run = add({ keys: 'j' });
    press('j', document.querySelector('input') as Element);
    expect(run).toHaveBeenCalledTimes(1);
    press('j', document.body, { isComposing: true });
    press('j', document.body, { keyCode: 229 });
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press('j');
    expect(run).toHaveBeenCalledTimes(1);
  });

  const dialog = (id: string, cls = '') =>
    `<div role="dialog" aria-modal="true" id="${id}" class="${cls}"><i></i></div>`;
  const inside = (id: string) => ({ current: document.querySelector(`#${id} i`) });

  test('a dialog covers the page; what stands in it works', () => {
    document.body.innerHTML = dialog('asked');
    const page = add({ keys: 'j' });
    const own = add({ keys: 'k', of: inside('asked') });
    press('j');
    press('k');
    expect([page, own].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    expect(liveShortcuts().map(({ keys }) => keys)).toEqual(['k']);
  });

  test('a drawer that is a screen leaves what works everywhere; a dialog over it leaves nothing', () => {
    document.body.innerHTML = dialog('drawer', SCREEN_CLASS);
    add({ keys: '?' });
    add({ keys: '/', group: 'list' });
    add({ keys: 'j', group: 'record', of: inside('drawer') });
    expect(liveShortcuts().map(({ keys }) => keys)).toEqual(['?', 'j']);
    document.body.insertAdjacentHTML('beforeend', dialog('asked'));
    expect(liveShortcuts()).toEqual([]);
  });

  test('what a closed dialog left behind covers nothing', () => {
    document.body.innerHTML = `<div style="display: none">${dialog('closed')}</div>`;
    add({ keys: 'j' });
    expect(liveShortcuts()).toHaveLength(1);
  });
});
