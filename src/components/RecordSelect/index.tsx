import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Flex, Select, type SelectProps, Typography } from 'antd';
import { useState } from 'react';
import { PersonAvatar } from '@/components/PersonAvatar';
import type { Choice, RecordSource } from './source';
import { useChoice } from './useChoice';

interface RecordSelectProps extends Pick<SelectProps<string>, 'id' | 'disabled' | 'allowClear' | 'autoFocus'> {
  source: RecordSource;
  /** The record's id. */
  value?: string | null;
  onChange?: (id: string | undefined) => void;
  'aria-label'?: string;
}

const PAUSE_MS = 200;

/** Chooses a record by typing a part of its name or number: the back end looks, also beyond what fits on a page. */
export function RecordSelect({ source, value, onChange, ...rest }: RecordSelectProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<Choice>();
  const { data, error, loading } = useRequest(
    async () => ({ keyword, found: await source.find(keyword.trim(), { notice: false }) }),
    {
      ready: open,
      refreshDeps: [open, keyword, source.name],
      debounceWait: PAUSE_MS,
      debounceLeading: !keyword,
      onError: () => undefined,
    },
  );

  const found = data?.found ?? [];
  const known = [chosen, ...found].find((choice) => choice?.id === value);
  const asked = useChoice(source, known ? undefined : (value ?? undefined));
  const shown = known ?? asked;
  const waiting = loading || data?.keyword !== keyword;

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
      notFoundContent={error?.message ?? formatMessage({ id: waiting ? 'choice.searching' : 'choice.nothing' })}
      onSearch={setKeyword}
      onInputKeyDown={(event) => {
        // They would take the first of what was found for the text before.
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
