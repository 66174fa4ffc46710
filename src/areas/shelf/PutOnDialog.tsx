import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Checkbox, Input, Modal, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import { type ItemType, itemType, maySit, type ShelfSection, shelfSection } from '@contract/shelf/enums';
import { Empty } from '@/components/Empty';
import { Failed } from '@/components/Failed';
import { useLabels } from '@/components/StatusTag';
import { call, type RequestFailure } from '@/request';
import { idsOf } from './arrange';
import { ItemIcon } from './goods/ItemIcon';
import { usePriceText } from './goods/usePriceText';
import type { Entry, ShelfEdit } from './useShelf';

interface PutOnDialogProps {
  edit: ShelfEdit;
  section: ShelfSection;
  onClose: () => void;
}

const PAUSE_MS = 200;
/** Of each kind; who looks for another types its name. */
const SHOWN = 50;

/** Chooses what is off sale to stand on the shelf; nothing is sent until the shelf is saved. */
export function PutOnDialog({ edit, section, onClose }: PutOnDialogProps) {
  const { formatMessage } = useIntl();
  const label = useLabels()(shelfSection, section);
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<readonly Entry[]>([]);
  const { data, error, refresh } = useRequest(async () => ({ ...(await find(section, keyword.trim())), keyword }), {
    refreshDeps: [section, keyword],
    debounceWait: PAUSE_MS,
    debounceLeading: true,
    onError: () => undefined,
  });
  const standing = new Set(edit.mine && idsOf(edit.mine));
  const gone = edit.changes.off.flatMap((id) => edit.entryOf(id) ?? []);
  const fits = ({ item }: Entry) =>
    maySit(item.type, section) && item.name.toLowerCase().includes(keyword.trim().toLowerCase());
  const found = [...gone.filter(fits), ...(data?.entries ?? [])].filter(({ id }) => !standing.has(id));
  const failure = error as RequestFailure | undefined;
  const text = (key: string, values?: Record<string, string | number>) =>
    formatMessage({ id: `shelf.putOn.${key}` }, values);

  const toggle = (entry: Entry) =>
    setChosen((now) =>
      now.some(({ id }) => id === entry.id) ? now.filter(({ id }) => id !== entry.id) : [...now, entry],
    );

  return (
    <Modal
      open
      title={text('to', { section: label })}
      width={480}
      okText={text('many', { count: chosen.length })}
      okButtonProps={{ disabled: !chosen.length }}
      onOk={() => {
        edit.putOn(chosen, section);
        onClose();
      }}
      onCancel={onClose}
    >
      <Input.Search
        autoFocus
        allowClear
        aria-label={text('search')}
        placeholder={text('search')}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      {failure && !data && <Failed message={failure.message} onRetry={refresh} />}
      {!data && !failure && <Skeleton active title={false} />}
      {data && (
        <ul className="shelf-choices" aria-label={text('offSale')} aria-busy={data.keyword !== keyword}>
          {found.map((entry) => (
            <li key={entry.id}>
              <Checkbox
                style={{ display: 'flex', alignItems: 'center' }}
                checked={chosen.some(({ id }) => id === entry.id)}
                onChange={() => toggle(entry)}
              >
                <Choice entry={entry} />
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      {data && !found.length && <Empty title={text(keyword.trim() ? 'nothing' : 'none')} />}
      {data && data.more > 0 && (
        <Typography.Text type="secondary">{text('more', { count: data.more })}</Typography.Text>
      )}
    </Modal>
  );
}

function Choice({ entry: { item } }: { entry: Entry }) {
  const priceText = usePriceText();
  const label = useLabels();
  return (
    <span className="fish-person">
      <ItemIcon of={item} type={item.type} />
      <span className="fish-two-lines fish-clip">
        <bdi className="fish-clip">{item.name}</bdi>
        <small>
          {label(itemType, item.type)} · {priceText(item)}
        </small>
      </span>
    </span>
  );
}

async function find(section: ShelfSection, keyword: string) {
  const query = { status: ['off' as const], keyword: keyword || undefined, pageSize: SHOWN };
  const ask = async (type: ItemType) => {
    if (!maySit(type, section)) return { entries: [], more: 0 };
    const { list, total } =
      type === 'stone'
        ? await call(paths.stone.pageList, query, { notice: false })
        : await call(paths.gift.pageList, query, { notice: false });
    const entries = list.map((item) => ({ id: item.id, item: { ...item, type }, sales: [] }) as Entry);
    return { entries, more: total - list.length };
  };
  const [stones, gifts] = await Promise.all([ask('stone'), ask('gift')]);
  return { entries: [...stones.entries, ...gifts.entries], more: stones.more + gifts.more };
}
