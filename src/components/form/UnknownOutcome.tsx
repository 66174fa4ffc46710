import { useIntl } from '@umijs/max';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { notice } from '@/components/notice';
import { differs, type FieldValues } from './same';
import { useAction } from './useAction';

/** How to see whether a save was done: read the record again, or look at a screen, which opens beside this one. */
export type Look<Saved> =
  | { reload: () => Promise<Saved & { version: number }> }
  | { at: (sent: FieldValues) => string };

interface UnknownOutcomeProps<Saved> {
  /** What was sent, and the version it was read at. */
  sent: FieldValues;
  version?: number;
  look?: Look<Saved>;
  /** It was done after all. */
  onSaved: (saved: Saved) => void;
}

/** No answer came to a save: it may or may not have been done. Says so, and offers to look before sending again. */
export function UnknownOutcome<Saved>({ sent, version, look, onSaved }: UnknownOutcomeProps<Saved>) {
  const { formatMessage } = useIntl();
  const [seen, setSeen] = useState<'notSaved' | 'changed'>();
  const text = (key: string) => formatMessage({ id: `unknown.${key}` });

  const { run, running } = useAction(async (reload: () => Promise<Saved & { version: number }>) => {
    const now = await reload();
    const isSent = !differs(now as FieldValues, sent);
    if (now.version !== version && isSent) {
      notice.success(text('saved'));
      onSaved(now);
    } else setSeen(now.version === version ? 'notSaved' : 'changed');
  });

  return (
    <Alert
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
