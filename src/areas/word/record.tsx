import { StopOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { paths } from '@contract/paths';
import { wordAction, wordStatus, wordTag } from '@contract/word/enums';
import { useFormat } from '@/components/format';
import type { RecordType } from '@/components/RecordLink/kinds';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { RecordIcon } from '@/components/RecordLink/RecordIcon';
import { EnumText, StatusTag, useLabels } from '@/components/StatusTag';
import { wordPath } from './wordPath';

export const record: RecordType = {
  path: (id) => wordPath(id),
  icon: StopOutlined,
  status: wordStatus,
  enums: { action: wordAction, tags: wordTag },
  create: { label: 'word.create', path: wordPath() },
  Card,
};

function Card({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { number, day } = useFormat();
  const label = useLabels();
  return (
    <Fetched path={paths.word.detail} id={id}>
      {(word) => (
        <RecordCard
          picture={<RecordIcon type="word" id={id} name={word.word} />}
          name={word.word}
          line={<EnumText of={wordAction} value={word.action} />}
          tag={<StatusTag of={wordStatus} value={word.status} />}
          facts={[
            [formatMessage({ id: 'word.tags' }), word.tags.map((tag) => label(wordTag, tag)).join(', ') || '–'],
            [formatMessage({ id: 'word.hits' }), number(word.hits)],
            [formatMessage({ id: 'word.updatedAt' }), day(word.updatedAt)],
          ]}
        />
      )}
    </Fetched>
  );
}
