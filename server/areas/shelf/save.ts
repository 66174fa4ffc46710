import type { Body } from '../../../contract';
import type { Label } from '../../../contract/enum';
import { valuesOf } from '../../../contract/enum';
import type { shelfCalls } from '../../../contract/shelf/calls';
import { maySit, type ShelfSection, shelfSection } from '../../../contract/shelf/enums';
import type { Db } from '../../db/database';
import { lockShelf } from '../../db/locks';
import { type Actor, logOperation } from '../../lib/operationLog';
import { conflict, type FieldProblem, InvalidFields } from '../../refusal';
import { type Goods, goodsBy, goodsOnShelf, type Move, writePlaces } from './goods';
import { shelfMessages } from './messages';
import { countUp, logTurn } from './onSale';
import { findShelf, shelfState } from './queries';

type Form = Body<typeof shelfCalls.save>;
type Sections = Form['sections'];

const sections = valuesOf(shelfSection);

/** Writes the whole shelf: new entries are put on sale, missing ones are taken off, the others may move. */
export async function saveShelf(tx: Db, actor: Actor, form: Form) {
  await lockShelf(tx);
  // The whole shelf is read for who is refused: others wait for the lock.
  if (form.version !== (await shelfState(tx)).version) {
    throw conflict(await findShelf(tx, form.zone, actor.now));
  }
  const present = await goodsOnShelf(tx);
  const wanted = await checkSections(tx, form.sections);
  const moves = movesTo(wanted, present);
  if (moves.length > 0) {
    await writePlaces(tx, moves, actor.now);
    await countUp(tx, actor);
    await logArrangement(tx, actor, present, wanted, form.reason);
    for (const move of moves) {
      await logTurn(tx, actor, move, form.reason);
    }
  }
  return findShelf(tx, form.zone, actor.now);
}

/** The wanted places. @throws `10400` with every section that is not allowed */
async function checkSections(tx: Db, form: Sections): Promise<Move[]> {
  const known = new Map((await goodsBy(tx, Object.values(form).flat())).map((item) => [item.id, item]));
  const seen = new Set<string>();
  const problems: FieldProblem[] = [];
  const wanted: Move[] = [];
  for (const section of sections) {
    for (const [index, id] of form[section].entries()) {
      const item = known.get(id);
      const text = problemOf(item, section, seen.has(id));
      if (text) {
        problems.push({ path: `sections.${section}`, text, params: { name: item?.name ?? id } });
      } else if (item) {
        wanted.push({ item, section, place: index + 1 });
      }
      seen.add(id);
    }
  }
  if (problems.length > 0) {
    throw new InvalidFields(problems);
  }
  return wanted;
}

function problemOf(item: Goods | undefined, section: ShelfSection, again: boolean): Label | undefined {
  if (!item) {
    return shelfMessages.noSuchGoods;
  }
  if (again) {
    return shelfMessages.standsTwice;
  }
  return maySit(item.type, section) ? undefined : shelfMessages.wrongSection;
}

/** The moves to the wanted places; what has no wanted place is taken off. */
function movesTo(wanted: Move[], present: Goods[]): Move[] {
  const kept = new Set(wanted.map(({ item }) => item.id));
  const gone = present.filter(({ id }) => !kept.has(id)).map((item) => ({ item, section: null, place: null }));
  const moved = wanted.filter(({ item, section, place }) => item.section !== section || item.place !== place);
  return [...gone, ...moved];
}

/** Logs the names in each section that has changed. */
async function logArrangement(tx: Db, actor: Actor, present: Goods[], wanted: Move[], reason?: string) {
  const before: Partial<Record<ShelfSection, string>> = {};
  const after: Partial<Record<ShelfSection, string>> = {};
  for (const section of sections) {
    const was = present.filter((item) => item.section === section);
    const is = wanted.filter((move) => move.section === section).map(({ item }) => item);
    if (was.length !== is.length || was.some(({ id }, index) => id !== is[index]?.id)) {
      before[section] = namesOf(was);
      after[section] = namesOf(is);
    }
  }
  await logOperation(tx, actor, { action: 'arrange', target: { type: 'shelf' }, before, after, reason });
}

const namesOf = (goods: Goods[]) => goods.map(({ name }) => name).join(' · ');
