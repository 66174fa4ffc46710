import { Flex, Select, type SelectProps, Typography } from 'antd';
import { useState } from 'react';
import { FailedLine } from '@/components/Failed/FailedLine';
import { PersonAvatar } from '@/components/PersonAvatar';
import { useTranslations } from '@/locales/useTranslations';
import { useCall } from '@/request/useCall';
import type { Choice, RecordSource } from './source';
import { useChoice } from './useChoice';

interface RecordSelectProps extends Pick<SelectProps<string>, 'id' | 'disabled' | 'allowClear' | 'autoFocus'> {
  source: RecordSource;
  value?: string | null;
  onChange?: (id: string | undefined) => void;
  'aria-label'?: string;
}

const PAUSE_MS = 200;

/** Searches records by name or number in the back end, so that also those beyond the first page are found. */
export function RecordSelect({ source, value, onChange, ...rest }: RecordSelectProps) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<Choice>();
  const { data, failure, loading, refresh } = useCall(
    async (options) => ({ keyword, found: await source.find(keyword.trim(), options) }),
    [open, keyword, source.name],
    { ready: open, debounceWait: PAUSE_MS, debounceLeading: !keyword },
  );

  const failed = failure && !loading;
  const waiting = loading || (!failed && data?.keyword !== keyword);
  // What was found for another text is no choice for this one.
  const found = !failure && data?.keyword === keyword ? data.found : [];
  const known = [chosen, ...(data?.found ?? [])].find((choice) => choice?.id === value);
  const fetched = useChoice(source, known ? undefined : (value ?? undefined));
  const shown = known ?? fetched;

  return (
    <Select<string>
      {...rest}
      showSearch
      filterOption={false}
      value={value ?? undefined}
      open={open}
      onOpenChange={setOpen}
      loading={open && waiting}
      options={found.map((choice) => ({ value: choice.id, label: choice.title, choice }))}
      optionRender={({ data: option }) => <Option of={(option as unknown as { choice: Choice }).choice} />}
      labelRender={() => (shown ? <Label of={shown} /> : '…')}
      notFoundContent={
        failed ? (
          <FailedLine message={failure.message} onRetry={refresh} />
        ) : (
          t(waiting ? 'choice.searching' : 'choice.nothing')
        )
      }
      onSearch={setKeyword}
      onInputKeyDown={(event) => {
        // Otherwise Enter or Tab would choose a result of the previous search.
        if (waiting && ['Enter', 'Tab'].includes(event.key)) event.stopPropagation();
        if (waiting && event.key === 'Enter') event.preventDefault();
      }}
      onChange={(id) => {
        setChosen(found.find((choice) => choice.id === id));
        setKeyword('');
        onChange?.(id);
      }}
    />
  );
}

function Option({ of: { id, title, subtitle, avatar } }: { of: Choice }) {
  return (
    <Flex align="center" gap={8}>
      {avatar !== undefined && <PersonAvatar name={title} seed={id} src={avatar} size={24} />}
      <bdi className="fish-clip">{title}</bdi>
      <Typography.Text type="secondary" className="fish-small">
        {subtitle}
      </Typography.Text>
    </Flex>
  );
}

function Label({ of: { id, title, subtitle, avatar } }: { of: Choice }) {
  return (
    <Flex component="span" align="center" gap={8} className="fish-full-height">
      {avatar !== undefined && <PersonAvatar name={title} seed={id} src={avatar} size={20} />}
      <bdi className="fish-clip">{title}</bdi>
      <span className="fish-small fish-quiet">{subtitle}</span>
    </Flex>
  );
}
