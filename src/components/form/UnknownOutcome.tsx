import { Alert, Button } from 'antd';
import { useState } from 'react';
import { notice } from '@/components/notice';
import { useTranslations } from '@/locales/useTranslations';
import { outcomeOf } from '@/request/outcome';
import type { Read } from './draft';
import { inSight } from './inSight';
import type { FieldValues } from './same';
import { useAction } from './useAction';

/** How to check whether a save was done: read the record again, or open a screen in a new tab. */
export type Look<Saved> =
  | { reload: () => Promise<Saved & { version: number }> }
  | { at: (sent: FieldValues) => string };

interface UnknownOutcomeProps<Saved> {
  sent: FieldValues;
  /** What the form was filled from. */
  read: Read;
  /** What a look before found. */
  found?: 'changed';
  look?: Look<Saved>;
  onSaved: (saved: Saved) => void;
}

/** A look that can't tell, because nothing that was sent differs from what was read, leaves the text as it is. */
const SEEN = { notDone: 'notSaved', changed: 'changed', unknown: undefined } as const;

/** A save got no answer, and a look did not tell whether it was done. Offers to look before it is sent again. */
export function UnknownOutcome<Saved>({ sent, read, found, look, onSaved }: UnknownOutcomeProps<Saved>) {
  const [seen, setSeen] = useState<'notSaved' | 'changed' | undefined>(found);
  const text = useTranslations('unknown');

  const { run, running } = useAction(async (reload: () => Promise<Saved & { version: number }>) => {
    const now = await reload();
    const was = { ...read.values, version: read.version };
    const outcome = outcomeOf([sent], was, now as FieldValues);
    if (outcome === 'done') {
      notice.success(text('saved'));
      onSaved(now);
    } else setSeen(SEEN[outcome]);
  });

  return (
    <Alert
      ref={inSight}
      role="alert"
      type="warning"
      showIcon
      className="fish-form-note"
      message={text('title')}
      description={text(seen ?? 'text')}
      action={
        look &&
        ('at' in look ? (
          <Button size="small" href={look.at(sent)} target="_blank">
            {text('open')}
          </Button>
        ) : (
          <Button size="small" loading={running} onClick={() => run(look.reload)}>
            {text('look')}
          </Button>
        ))
      }
    />
  );
}
