import { Checkbox, Input, Typography } from 'antd';
import { useState } from 'react';
import { giftCalls } from '@contract/gift/calls';
import { type ItemType, itemType, maySit, type ShelfSection, shelfSection } from '@contract/shelf/enums';
import { stoneCalls } from '@contract/stone/calls';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { Empty } from '@/components/Empty';
import { Loaded } from '@/components/Loaded';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { type CallOptions, call } from '@/request';
import { useCall } from '@/request/useCall';
import { idsOf } from './arrange';
import { ItemIcon } from './goods/ItemIcon';
import { usePriceText } from './goods/usePriceText';
import type { ArrangedEntry, ShelfEdit } from './useShelf';

interface PutOnDialogProps {
  edit: ShelfEdit;
  section: ShelfSection;
  onClose: () => void;
}

const PAUSE_MS = 200;
/** At most so many of each kind; others are found by their name. */
const SHOWN = 50;

/** Chooses goods to put on the shelf. Nothing is sent until the shelf is saved. */
export const PutOnDialog = withDialogBoundary(function PutOnDialog({ edit, section, onClose }: PutOnDialogProps) {
  const label = useLabels()(shelfSection, section);
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<readonly ArrangedEntry[]>([]);
  const goods = useCall(
    async (options) => ({ ...(await find(section, keyword.trim(), options)), keyword }),
    [section, keyword],
    { debounceWait: PAUSE_MS, debounceLeading: true, failureReplaces: true },
  );
  const standing = new Set(edit.mine && idsOf(edit.mine));
  const gone = edit.changes.off.flatMap((id) => edit.entryOf(id) ?? []);
  const fits = ({ item }: ArrangedEntry) =>
    maySit(item.type, section) && item.name.toLowerCase().includes(keyword.trim().toLowerCase());
  const found = [...gone.filter(fits), ...(goods.data?.entries ?? [])].filter(({ id }) => !standing.has(id));
  const text = useTranslations('shelf.putOn');

  const toggle = (entry: ArrangedEntry) =>
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
      <Loaded of={goods} rows={2}>
        {({ keyword: searched, more }) => (
          <>
            <ul className="shelf-choices" aria-label={text('offSale')} aria-busy={searched !== keyword}>
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
            {!found.length && <Empty title={text(keyword.trim() ? 'nothing' : 'none')} />}
            {more > 0 && <Typography.Text type="secondary">{text('more', { count: more })}</Typography.Text>}
          </>
        )}
      </Loaded>
    </Modal>
  );
});

function Choice({ entry: { item } }: { entry: ArrangedEntry }) {
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

async function find(section: ShelfSection, keyword: string, options: CallOptions) {
  const query = { status: ['off' as const], keyword: keyword || undefined, pageSize: SHOWN };
  const ask = async (type: ItemType) => {
    if (!maySit(type, section)) return { entries: [], more: 0 };
    const { list, total } =
      type === 'stone'
        ? await call(stoneCalls.pageList, query, options)
        : await call(giftCalls.pageList, query, options);
    const entries = list.map((item) => ({ id: item.id, item: { ...item, type }, sales: [] }) as ArrangedEntry);
    return { entries, more: total - list.length };
  };
  const [stones, gifts] = await Promise.all([ask('stone'), ask('gift')]);
  return { entries: [...stones.entries, ...gifts.entries], more: stones.more + gifts.more };
}
