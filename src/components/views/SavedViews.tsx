import { PlusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { placeOf, queryOf } from '@/components/list/listQuery';
import type { List } from '@/components/list/useList';
import { usePreferences } from '@/components/preferences/usePreferences';
import { useCounts } from './useCounts';
import { ViewDialog } from './ViewDialog';
import { ViewMenu } from './ViewMenu';
import { ViewTab } from './ViewTab';

/** A view that a page offers to everyone. */
export interface Preset {
  name: string;
  /** Filters and sort as they stand in the address: `status=muted,banned`. */
  query: string;
}

interface SavedViewsProps<Row> {
  list: List<Row>;
  presets?: readonly Preset[];
}

/** Tabs above the filters: everything, what the page offers, and the views that the admin has saved. */
export function SavedViews<Row>({ list, presets = [] }: SavedViewsProps<Row>) {
  const { formatMessage } = useIntl();
  const { views, store } = usePreferences(list.spec.name);
  const [saving, setSaving] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { spec } = list;
  const shown = queryOf(spec, list);
  const written = (query: string) => queryOf(spec, placeOf(spec, query));

  const all = { name: formatMessage({ id: 'view.all' }), query: '' };
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
    count: (query === shown ? list.page?.total : undefined) ?? store.counts.get(query)?.total,
  });
  const row = useLitInSight(shown);

  return (
    <nav className="fish-views" data-lesson="views" aria-label={formatMessage({ id: 'view.views' })} ref={row}>
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
        <Button ref={saveButton} type="text" icon={<PlusOutlined />} onClick={() => setSaving(true)}>
          {formatMessage({ id: 'view.save' })}
        </Button>
      )}
      <ViewDialog
        open={saving}
        title={formatMessage({ id: 'view.save' })}
        okText={formatMessage({ id: 'action.save' })}
        initial={{ name: '', isDefault: false }}
        onSubmit={(form) => store.saveView({ ...form, query: shown })}
        onClose={() => setSaving(false)}
        afterClose={() => (saveButton.current ?? litIn(row.current))?.focus()}
      />
    </nav>
  );
}

const litIn = (row: HTMLElement | null) => row?.querySelector<HTMLElement>('[aria-current]');

/** The tabs scroll inside their row: the lit one is brought into sight. */
function useLitInSight(shown: string) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is lit
  useEffect(() => {
    litIn(row.current)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  return row;
}
