import type { Body, Output } from '../../../contract';
import type { paths } from '../../../contract/paths';
import type { Db } from '../../db/connect';
import { type Rule, replay } from './apply';
import { rulesThatAreOn } from './queries';

/** What a history would give by the saved rules, and with one rule that is not saved. */
export async function previewPoints(
  db: Db,
  { level, days, rule }: Body<typeof paths.integral.preview>,
): Promise<Output<typeof paths.integral.preview>> {
  const rules = await rulesThatAreOn(db);
  const asSaved = replay(rules, level, days);
  const asTried = rule ? replay(withRule(rules, { ...rule, id: rule.id ?? null }), level, days) : asSaved;
  return { total: totalOf(asTried), saved: totalOf(asSaved), days: asTried };
}

/** The one that is tried stands for the one it would replace: that with its id, and that of its event and level. */
const withRule = (rules: readonly Rule[], tried: Rule): Rule[] => [
  ...rules.filter(
    ({ id, event, fromLevel }) => id !== tried.id && !(event === tried.event && fromLevel === tried.fromLevel),
  ),
  tried,
];

const totalOf = (days: readonly { points: number }[]) => days.reduce((sum, { points }) => sum + points, 0);
