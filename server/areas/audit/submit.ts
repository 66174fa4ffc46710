import type { Body } from '../../../contract';
import type { AuditItem } from '../../../contract/audit';
import type { paths } from '../../../contract/paths';
import type { Db } from '../../db/connect';
import { type Actor, logOperation } from '../../lib/operationLog';
import { invalidField, ruleForbids } from '../../refusal';
import { countHits, screen } from '../word/screen';
import { enterAudit } from './enter';
import { findAudit } from './queries';
import { kinds } from './targets';
import type { Held } from './targets/target';

type Submitted = Body<typeof paths.audit.submit>;

/** Puts a record into the queue, with its present content or with a new one, which the record takes first. */
export async function submitAudit(tx: Db, actor: Actor, submitted: Submitted): Promise<AuditItem> {
  const { kind, targetId } = submitted;
  const { text: value, hits } = await contentOf(tx, submitted);
  const { hold, replaces, empty } = kinds[kind];
  const before = await hold(tx, targetId, actor.now);
  if (!before) {
    throw invalidField('targetId', 'noSuchRecord');
  }
  const change = await before.submit(value);
  const held = change ? await hold(tx, targetId, actor.now) : before;
  const { content, userId, name, type } = held ?? before;
  if (empty && content.image === null) {
    throw ruleForbids(empty);
  }
  const replaced = replaces && content[replaces] !== before.content[replaces] ? before.content[replaces] : null;
  const id = await enterAudit(tx, { kind, targetId, userId, ...content, previous: replaced, now: actor.now });
  if (change) {
    await logOperation(tx, actor, { action: 'update', target: { type, id: targetId, name }, ...change });
  }
  const target = { type: 'audit', id, name } as const;
  await logOperation(tx, actor, { action: 'submit', target, after: asOnRecord(kind, content) });
  await countHits(tx, hits);
  return findAudit(tx, id, actor.now);
}

/** By the names that the fields have on the record. */
const asOnRecord = (kind: Submitted['kind'], { title, text, image }: Held['content']) => ({
  [kind === 'nickname' ? 'nickname' : 'title']: title,
  text,
  [kind === 'avatar' ? 'avatar' : 'cover']: image,
});

/** The new content as it may be kept: a text without its masked words. @throws Blocked */
async function contentOf(tx: Db, submitted: Submitted) {
  const { content, max } = kinds[submitted.kind];
  const value = newContent(submitted);
  return value !== undefined && content === 'text' ? screen(tx, value, max) : { text: value, hits: [] };
}

/** The new content; undefined when the present one is meant. @throws `10400` */
function newContent({ kind, content }: Submitted): string | undefined {
  if (!content) {
    return undefined;
  }
  const { content: field, max } = kinds[kind];
  const other = field === 'text' ? 'image' : 'text';
  if (content[other] !== undefined) {
    throw invalidField(`content.${other}`, 'invalidValue');
  }
  const value = content[field];
  if (value === undefined) {
    throw invalidField(`content.${field}`, 'required');
  }
  if (max && value.length > max) {
    throw invalidField(`content.${field}`, 'textTooLong', { count: max });
  }
  return value;
}
