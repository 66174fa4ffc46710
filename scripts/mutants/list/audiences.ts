import type { Mutant, Part } from '../mutant';

const saved = (guards: string, find: string, replace: string, more: Partial<Mutant> = {}): Mutant => ({
  guards,
  file: 'server/areas/audience/saved.ts',
  find,
  replace,
  tests: ['server/areas/audience/saved.test.ts'],
  ...more,
});

export const audiences: Part = {
  name: 'audiences',
  mutants: [
    saved(
      'two saved audiences have no name in common, in whatever case',
      'eq(sql`lower(${name})`, sql`lower(${form.name})`)',
      'eq(name, form.name)',
    ),
    saved('a saved audience may keep its own name', 'form.id ? ne(id, form.id) : undefined', 'undefined'),
    saved(
      'a saved audience that changed meanwhile is not written over',
      '  requireVersion(before, form.version);\n',
      '',
    ),
    saved('each change of a saved audience counts its version up', 'version: sql`${version} + 1`', 'version'),
    saved('there are a hundred saved audiences at most', '>= SAVED_AUDIENCES_MAX', '> SAVED_AUDIENCES_MAX'),
    saved(
      'there are a hundred at most, also when several are saved at once',
      '  await lockAudiences(tx);\n  if ((await tx.$count',
      '  if ((await tx.$count',
      { postgres: true },
    ),
    saved('a list of numbers that no user has is not saved', '  if (problem) {', '  if (problem && !problem) {'),
    saved(
      'the list of saved audiences tells how many numbers one has, and not which',
      'audience: audienceColumns(audience) })',
      'audience })',
    ),
    saved(
      'the log tells what a saved audience was before',
      'const states = { before: stateOf(before), after: stateOf(after) };',
      'const states = { before: stateOf(after), after: stateOf(after) };',
    ),
    saved(
      'the log tells of a saved audience that was removed',
      "  await logOperation(tx, actor, { action: 'remove', target: targetOf(before), before: stateOf(before), reason });\n",
      '',
    ),
  ],
};
