import { Alert, Button, Flex } from 'antd';
import { useTranslations } from '@/locales/useTranslations';
import type { Backoff } from '@/request/backoff';

interface RetryNoteProps {
  backoff: Backoff;
  /** Offered when the waiting is over, if there is something to keep. */
  onKeep?: () => void;
}

/** Shows that a piece of work waits for a service that does not answer, and what can be done. */
export function RetryNote({ backoff, onKeep }: RetryNoteProps) {
  const text = useTranslations('retry');
  const state = backoff.use();
  if (state.is === 'calm') return null;
  const offline = state.is !== 'asking' && state.offline;
  const asking = state.is === 'asking';

  return (
    <Alert
      // The seconds are not read out; that it waits is.
      role="group"
      type="warning"
      showIcon
      className="fish-form-note"
      message={<span role="status">{text(offline ? 'offline' : 'silent')}</span>}
      description={
        <>
          {state.is === 'waiting' && text('seconds', { seconds: state.seconds })}
          {asking && text('asking')}
          {state.is === 'over' && text('over')}
          <Flex gap={8} wrap className="fish-retry-buttons">
            {state.is === 'over' ? (
              <>
                {onKeep && (
                  <Button size="small" onClick={onKeep}>
                    {text('keep')}
                  </Button>
                )}
                {/* Where “Stop” was: a second click on that ends nothing. */}
                <Button size="small" type="primary" onClick={backoff.goOn}>
                  {text('continue')}
                </Button>
              </>
            ) : (
              <>
                <Button size="small" disabled={asking} onClick={backoff.tryNow}>
                  {text('tryNow')}
                </Button>
                <Button size="small" disabled={asking} onClick={backoff.stop}>
                  {text('stop')}
                </Button>
              </>
            )}
          </Flex>
        </>
      }
    />
  );
}
