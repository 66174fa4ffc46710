import { Button, Flex, Progress, Typography } from 'antd';
import { useFormat } from '@/components/format';
import { plusOf } from '@/components/list/total';
import { RetryNote } from '@/components/retry/RetryNote';
import { useTranslations } from '@/locales/useTranslations';
import type { ExportState } from './useExport';

interface ExportCardProps {
  state: ExportState;
  title: string;
  onClose: () => void;
}

export function ExportCard({ state, title, onClose }: ExportCardProps) {
  const { number } = useFormat();
  const text = useTranslations('export');
  const running = state.is === 'running';
  const partial = state.is === 'saved' && !state.whole;
  const rows = (
    key: 'running.rows' | 'saved.rows' | 'partial.rows',
    { done, total, more }: { done: number; total: number; more?: boolean },
  ) => text(key, { done: number(done), total: number(total) + plusOf({ more }) });

  return (
    <aside className="fish-export" aria-label={text('export')}>
      <Flex justify="space-between" align="center" gap={12}>
        <Typography.Text strong role="status">
          {text(`${partial ? 'partial' : state.is}.title`, { title })}
        </Typography.Text>
        <Button size="small" type={running ? 'default' : 'text'} onClick={onClose}>
          {text(running ? 'cancel' : 'close')}
        </Button>
      </Flex>
      {state.is === 'running' && (
        <>
          <Progress
            percent={state.total ? Math.floor((100 * state.done) / state.total) : 0}
            size="small"
            aria-label={text('progress')}
          />
          <Typography.Text type="secondary">{rows('running.rows', state)}</Typography.Text>
          <RetryNote backoff={state.backoff} onKeep={state.done ? state.backoff.giveUp : undefined} />
        </>
      )}
      {state.is === 'saved' && (
        <>
          <Typography.Text className="fish-export-name">{state.name}</Typography.Text>
          {state.whole ? (
            <Typography.Text type="secondary">{rows('saved.rows', state)}</Typography.Text>
          ) : (
            <Typography.Text type="warning" role="alert">
              {rows('partial.rows', state)} {state.reason ?? text('partial.changed')}
            </Typography.Text>
          )}
        </>
      )}
      {state.is === 'empty' && <Typography.Text type="secondary">{text('empty.text')}</Typography.Text>}
      {state.is === 'failed' && (
        <Typography.Text type="danger" role="alert">
          {state.message}
        </Typography.Text>
      )}
    </aside>
  );
}
