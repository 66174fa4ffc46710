import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { withBoundary } from '@/components/boundary';
import { placeOf, queryOf } from '@/components/list/listQuery';
import type { List } from '@/components/list/useList';
import { usePreferences } from '@/components/preferences/usePreferences';
import { useTranslations } from '@/locales/useTranslations';
import { useCounts } from './useCounts';
import { ViewDialog } from './ViewDialog';
import { ViewMenu } from './ViewMenu';
import { ViewTab } from './ViewTab';

export interface Preset {
  name: string;
  /** Filters and sort as in the address: `status=muted,banned`. */
  query: string;
}

interface SavedViewsProps<Row> {
  list: List<Row>;
  presets?: readonly Preset[];
}

export const SavedViews = withBoundary(function SavedViews<Row>({ list, presets = [] }: SavedViewsProps<Row>) {
  const t = useTranslations();
  const { views, store } = usePreferences(list.spec.name);
  const [saving, setSaving] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { spec } = list;
  const shown = queryOf(spec, list);
  const written = (query: string) => queryOf(spec, placeOf(spec, query));

  const all = { name: t('view.all'), query: '' };
  const offered = spec.opensWith ? [...presets, all] : [all, ...presets];
  const fixed = offered.map((preset) => ({ ...preset, query: written(preset.query) }));
  const saved = views.map((view) => ({ view, query: written(view.query) }));
  const isKnown = [...fixed, ...saved].some(({ query }) => query === shown);
  useCounts(
    list,
    store,
    [...fixed, ...saved].map(({ query }) => query),
  );
  const tabOf = (name: string, query: string) => ({
    name,
    to: list.addressOf(query),
    lit: query === shown,
    count: (query === shown ? list.page : undefined) ?? store.counts.get(query),
  });
  const row = useLitInSight(shown);

  return (
    <nav className="fish-views" data-lesson="views" aria-label={t('view.views')} ref={row}>
      <ul>
        {fixed.map(({ name, query }) => (
          <li key={name}>
            <ViewTab {...tabOf(name, query)} />
          </li>
        ))}
        {saved.map(({ view, query }) => (
          <li key={view.id}>
            <ViewTab {...tabOf(view.name, query)} isDefault={view.isDefault} />
            <ViewMenu list={list} store={store} view={view} shown={shown} />
          </li>
        ))}
      </ul>
      {!isKnown && (
        <Button ref={saveButton} type="text" icon={<PlusOutlined aria-hidden />} onClick={() => setSaving(true)}>
          {t('view.save')}
        </Button>
      )}
      <ViewDialog
        open={saving}
        title={t('view.save')}
        okText={t('action.save')}
        initial={{ name: '', isDefault: false }}
        onSubmit={(form) => store.saveView({ ...form, query: shown })}
        onClose={() => setSaving(false)}
        afterClose={() => (saveButton.current ?? litIn(row.current))?.focus()}
      />
    </nav>
  );
});

const litIn = (row: HTMLElement | null) => row?.querySelector<HTMLElement>('[aria-current]');

/** The tabs scroll sideways; this scrolls the active one into view. */
function useLitInSight(shown: string) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when `shown` changes, another tab is lit
  useEffect(() => {
    litIn(row.current)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  return row;
}
