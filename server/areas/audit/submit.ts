import type { Body } from '../../../contract';
import type { AuditItem } from '../../../contract/audit';
import type { auditCalls } from '../../../contract/audit/calls';
import type { Db } from '../../db/database';
import { type Actor, logOperation } from '../../lib/operationLog';
import { messages } from '../../messages';
import { invalidField, ruleForbids } from '../../refusal';
import { countHits, screen } from '../word';
import { enterAudit } from './enter';
import { findAudit } from './queries';
import { kinds } from './targets';
import type { Held } from './targets/target';

type Submitted = Body<typeof auditCalls.submit>;

/** Puts a record into the queue: with its present content, or with new content that is stored in the record first. */
export async function submitAudit(tx: Db, actor: Actor, submitted: Submitted): Promise<AuditItem> {
  const { kind, targetId } = submitted;
  const { text: value, hits } = await contentOf(tx, submitted);
  const { hold, replaces, empty } = kinds[kind];
  const before = await hold(tx, targetId, actor.now);
  if (!before) {
    throw invalidField('targetId', messages.noSuchRecord);
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
    await logOperation(tx, actor, { action: 'submit', target: { type, id: targetId, name }, ...change });
  }
  const target = { type: 'audit', id, name } as const;
  await logOperation(tx, actor, { action: 'submit', target, after: asOnRecord(kind, content) });
  await countHits(tx, hits);
  return findAudit(tx, id, actor.now);
}

/** Uses the record's names for the fields. */
const asOnRecord = (kind: Submitted['kind'], { title, text, image }: Held['content']) => ({
  [kind === 'nickname' ? 'nickname' : 'title']: title,
  text,
  [kind === 'avatar' ? 'avatar' : 'cover']: image,
});

/** The new content with masked words replaced. @throws Blocked */
async function contentOf(tx: Db, submitted: Submitted) {
  const { content, max } = kinds[submitted.kind];
  const value = newContent(submitted);
  return value !== undefined && content === 'text' ? screen(tx, value, max) : { text: value, hits: [] };
}

/** The new content; undefined for the present one. @throws `10400` */
function newContent({ kind, content }: Submitted): string | undefined {
  if (!content) {
    return undefined;
  }
  const { content: field, max } = kinds[kind];
  const other = field === 'text' ? 'image' : 'text';
  if (content[other] !== undefined) {
    throw invalidField(`content.${other}`, messages.invalidValue);
  }
  const value = content[field];
  if (value === undefined) {
    throw invalidField(`content.${field}`, messages.required);
  }
  if (max && value.length > max) {
    throw invalidField(`content.${field}`, messages.textTooLong, { count: max });
  }
  return value;
}
