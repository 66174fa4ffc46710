import { Link, useIntl } from '@umijs/max';
import { Alert, Button, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { stockStateOf } from '@contract/gift/enums';
import type { ShelfSection } from '@contract/shelf/enums';
import { Failed } from '@/components/Failed';
import { DraftNote } from '@/components/form/DraftNote';
import { useFormat } from '@/components/format';
import { PageHeader } from '@/components/page/PageHeader';
import { bestSellers, idsOf, sections } from './arrange';
import { Preview } from './Preview';
import { PutOnDialog } from './PutOnDialog';
import { SaveBar } from './SaveBar';
import { Section } from './Section';
import './shelf.css';
import { TakenOff } from './TakenOff';
import { type Entry, type ShelfEdit, useShelf } from './useShelf';

/** The mall's shelf, edited as the app shows it and saved as one change. */
export default function Shelf() {
  const { formatMessage } = useIntl();
  const { ago } = useFormat();
  const edit = useShelf();
  const [previewing, setPreviewing] = useState(false);
  const { shelf, mine, failure, reload, entryOf } = edit;
  const entries = mine ? idsOf(mine).flatMap((id) => entryOf(id) ?? []) : [];
  const text = (key: string, values?: Record<string, string | number>) => formatMessage({ id: `shelf.${key}` }, values);
  const changed =
    shelf?.updatedAt && text(shelf.by ? 'changed.by' : 'changed', { by: shelf.by ?? '', ago: ago(shelf.updatedAt) });

  return (
    <>
      <PageHeader
        title={text('title')}
        line={shelf && [text('line', { count: entries.length }), changed].filter(Boolean).join(' · ')}
        actions={
          <Button className="shelf-preview-button" onClick={() => setPreviewing(true)}>
            {text('preview.open')}
          </Button>
        }
      />
      {failure && <Failed message={failure.message} onRetry={reload} />}
      {!shelf && !failure && <Loading />}
      {shelf && <Loaded edit={edit} entries={entries} />}
      <Modal
        open={previewing}
        centered
        destroyOnHidden
        width={392}
        footer={null}
        title={text('preview')}
        onCancel={() => setPreviewing(false)}
      >
        <Preview edit={edit} />
      </Modal>
    </>
  );
}

function Loaded({ edit, entries }: { edit: ShelfEdit; entries: Entry[] }) {
  const [choosing, setChoosing] = useState<ShelfSection>();
  const best = bestSellers(entries);
  return (
    <>
      {edit.isBack && <DraftNote onDiscard={edit.discard} />}
      <ShortStock entries={entries} />
      <div className="shelf">
        <div className="shelf-sections">
          {sections.map((section) => (
            <Section key={section} edit={edit} section={section} best={best} onPutOn={() => setChoosing(section)} />
          ))}
          <TakenOff edit={edit} />
          <SaveBar edit={edit} />
        </div>
        <div className="shelf-aside">
          <Preview edit={edit} />
        </div>
      </div>
      {choosing && <PutOnDialog edit={edit} section={choosing} onClose={() => setChoosing(undefined)} />}
    </>
  );
}

/** How many gifts on the shelf run out, with the way to them. */
function ShortStock({ entries }: { entries: Entry[] }) {
  const { formatMessage } = useIntl();
  const states = entries.map(({ item }) => (item.type === 'gift' ? stockStateOf(item.stock, item.lowStock) : 'enough'));
  const [low, none] = (['low', 'none'] as const).map((state) => states.filter((each) => each === state).length);
  if (!low && !none) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className="fish-form-note"
      message={formatMessage({ id: 'shelf.short' }, { low, none })}
      action={
        <Link to="/fileResoute/b?status=on&stockState=low,none&sort=stock">
          {formatMessage({ id: 'shelf.short.see' })}
        </Link>
      }
    />
  );
}

function Loading() {
  return (
    <div className="shelf">
      <div className="shelf-sections">
        {sections.map((section) => (
          <div key={section} className="fish-card fish-list-skeleton">
            <Skeleton active paragraph={{ rows: 5 }} />
          </div>
        ))}
      </div>
      <div className="shelf-aside">
        <Skeleton.Node active style={{ width: 336, height: 640, borderRadius: 36 }} />
      </div>
    </div>
  );
}
