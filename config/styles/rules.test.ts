import { addRules } from './rules';

/** A style sheet that the page has loaded. */
function loadedSheet(): string[] {
  const rules: string[] = [];
  const origin = 'http://console.example';
  const sheet = {
    href: `${origin}/start.css`,
    cssRules: rules,
    insertRule: (rule: string, at: number) => rules.splice(at, 0, rule.trim()) && at,
    deleteRule: (at: number) => rules.splice(at, 1),
  };
  Object.assign(globalThis, { location: { origin }, document: { styleSheets: [sheet] } });
  return rules;
}

test('rules go into a sheet that is there, and out of it again', () => {
  const rules = loadedSheet();
  const remove = addRules('html body { overflow-y: hidden; } .a { color: red }');
  expect(rules).toEqual(['html body { overflow-y: hidden; }', '.a { color: red }']);
  remove();
  expect(rules).toEqual([]);
});

test('a rule that says nothing is none', () => {
  const rules = loadedSheet();
  addRules('#measure::-webkit-scrollbar {\n\n} .a { color: red }');
  expect(rules).toEqual(['.a { color: red }']);
});
