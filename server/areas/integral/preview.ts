import type { Body, Output } from '../../../contract';
import type { integralCalls } from '../../../contract/integral/calls';
import type { Db } from '../../db/database';
import { type PointsRule, replay } from './apply';
import { rulesThatAreOn } from './queries';

/** What a history would give by the saved rules, and with one unsaved rule. */
export async function previewPoints(
  db: Db,
  { level, days, rule }: Body<typeof integralCalls.preview>,
): Promise<Output<typeof integralCalls.preview>> {
  const rules = await rulesThatAreOn(db);
  const asSaved = replay(rules, level, days);
  const asTried = rule ? replay(withRule(rules, { ...rule, id: rule.id ?? null }), level, days) : asSaved;
  return { total: totalOf(asTried), saved: totalOf(asSaved), days: asTried };
}

/** Replaces the rule with the same id, and the rule of the same event and level, by the one that is tried. */
const withRule = (rules: readonly PointsRule[], tried: PointsRule): PointsRule[] => [
  ...rules.filter(
    ({ id, event, fromLevel }) => id !== tried.id && !(event === tried.event && fromLevel === tried.fromLevel),
  ),
  tried,
];

const totalOf = (days: readonly { points: number }[]) => days.reduce((sum, { points }) => sum + points, 0);
