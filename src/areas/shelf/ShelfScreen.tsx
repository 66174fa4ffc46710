import { Alert, Button } from 'antd';
import { useState } from 'react';
import { pathTo } from '@config/pathTo';
import { stockStateOf } from '@contract/gift/enums';
import type { ShelfSection } from '@contract/shelf/enums';
import { Modal } from '@/components/boundary';
import { Failed } from '@/components/Failed';
import { DraftNote } from '@/components/form/DraftNote';
import { useFormat } from '@/components/format';
import { PageHeader } from '@/components/page/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { AppPreview } from './AppPreview';
import { bestSellers, idsOf, sections } from './arrange';
import { PutOnDialog } from './PutOnDialog';
import { SaveBar } from './SaveBar';
import { SectionCard } from './SectionCard';
import './shelf.css';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { TakenOff } from './TakenOff';
import { type ArrangedEntry, type ShelfEdit, useShelf } from './useShelf';

export default function Shelf() {
  const { ago } = useFormat();
  const edit = useShelf();
  const [previewing, setPreviewing] = useState(false);
  const { shelf, mine, failure, reload, entryOf } = edit;
  const entries = mine ? idsOf(mine).flatMap((id) => entryOf(id) ?? []) : [];
  const text = useTranslations('shelf');
  const changed =
    shelf?.updatedAt && text(shelf.by ? 'changed.by' : 'changed', { by: shelf.by ?? '', ago: ago(shelf.updatedAt) });

  return (
    <>
      <PageHeader
        title={text('title')}
        line={shelf && [text('line', { count: entries.length }), changed].filter(Boolean).join(' · ')}
        actions={
          shelf && (
            <Button className="shelf-preview-button" onClick={() => setPreviewing(true)}>
              {text('preview.open')}
            </Button>
          )
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
        <AppPreview edit={edit} />
      </Modal>
    </>
  );
}

function Loaded({ edit, entries }: { edit: ShelfEdit; entries: ArrangedEntry[] }) {
  const [choosing, setChoosing] = useState<ShelfSection>();
  const best = bestSellers(entries);
  return (
    <>
      {edit.isBack && <DraftNote onDiscard={edit.discard} />}
      <ShortStock entries={entries} />
      <div className="shelf">
        <div className="shelf-sections">
          {sections.map((section) => (
            <SectionCard key={section} edit={edit} section={section} best={best} onPutOn={() => setChoosing(section)} />
          ))}
          <TakenOff edit={edit} />
          <SaveBar edit={edit} />
        </div>
        <div className="shelf-aside">
          <AppPreview edit={edit} />
        </div>
      </div>
      {choosing && <PutOnDialog edit={edit} section={choosing} onClose={() => setChoosing(undefined)} />}
    </>
  );
}

function ShortStock({ entries }: { entries: ArrangedEntry[] }) {
  const t = useTranslations();
  const states = entries.map(({ item }) => (item.type === 'gift' ? stockStateOf(item.stock, item.lowStock) : 'enough'));
  const [low, none] = (['low', 'none'] as const).map((state) => states.filter((each) => each === state).length);
  if (!low && !none) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className="fish-form-note"
      message={t('shelf.short', { low, none })}
      action={
        <ScreenLink to={`${pathTo('/fileResoute/b')}?status=on&stockState=low,none&sort=stock`}>
          {t('shelf.short.see')}
        </ScreenLink>
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
