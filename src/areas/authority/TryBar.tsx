import { Alert, Button, Checkbox, Flex, Select, Typography } from 'antd';
import { withBoundary } from '@/components/boundary';
import { useTranslations } from '@/locales/useTranslations';
import { idleEntries, type Reach } from './reach';
import type { Screen } from './screens';

interface TryBarProps {
  screens: readonly Screen[];
  rows: readonly Reach[];
  /** The admin's own list is the one that everyone has (spec §6). */
  isFixed: boolean;
  /** Undefined while no other list is tried. */
  tried: string[] | undefined;
  onTry: (entries: string[]) => void;
  onlyChanges: boolean;
  onOnlyChanges: (only: boolean) => void;
}

export const TryBar = withBoundary(function TryBar({
  screens,
  rows,
  isFixed,
  tried = [],
  onTry,
  onlyChanges,
  onOnlyChanges,
}: TryBarProps) {
  const t = useTranslations();
  const text = useTranslations('authority');
  const idle = idleEntries(screens, tried);

  return (
    <Flex vertical gap={8} className="fish-filters">
      {isFixed && <Typography.Text type="secondary">{text('fixed')}</Typography.Text>}
      <Flex gap={8} wrap align="center">
        <Select
          mode="tags"
          className="fish-paths"
          aria-label={text('try')}
          placeholder={text('try.placeholder')}
          tokenSeparators={[',', ';', ' ', '\n', '，', '；']}
          options={screens.map(({ path, name }) => ({ value: path, label: path, title: name }))}
          value={tried}
          onChange={onTry}
        />
        {tried.length > 0 && <Button onClick={() => onTry([])}>{text('try.end')}</Button>}
      </Flex>
      {tried.length > 0 && (
        <Flex gap={16} wrap align="center">
          <Typography.Text role="status">{text('try.result', countsOf(rows))}</Typography.Text>
          <Checkbox checked={onlyChanges} onChange={({ target }) => onOnlyChanges(target.checked)}>
            {text('try.onlyChanges')}
          </Checkbox>
        </Flex>
      )}
      {idle.length > 0 && (
        <Alert
          role="status"
          type="warning"
          showIcon
          message={text('try.idle', { list: idle.join(t('text.comma')), count: idle.length })}
        />
      )}
    </Flex>
  );
});

const countsOf = (rows: readonly Reach[]) => ({
  open: rows.filter(({ tried }) => tried.length).length,
  total: rows.length,
  gained: rows.filter(({ change }) => change === 'gained').length,
  lost: rows.filter(({ change }) => change === 'lost').length,
});
