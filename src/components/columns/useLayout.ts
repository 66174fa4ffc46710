import { useMemo } from 'react';
import type { Layout } from '@contract/view';
import type { ListColumn } from '@/components/list/columns';
import { usePreferences } from '@/components/preferences/usePreferences';
import { arrange, byPin, type Place, shownColumns } from './arrange';

export interface ListLayout {
  places: readonly (Place & { title: string; always?: boolean })[];
  density: Layout['density'];
  isDefault: boolean;
  change: (change: { places?: readonly Place[]; density?: Layout['density'] }) => void;
  reset: () => void;
}

/** The signed-in admin's layout of the columns. A change shows at once and is saved. */
export function useLayout<Row>(
  list: string,
  declared: readonly ListColumn<Row>[],
): { columns: readonly ListColumn<Row>[]; layout: ListLayout } {
  const { layout, store } = usePreferences(list);

  return useMemo(() => {
    const places = arrange(declared, layout?.columns);
    const density = layout?.density ?? 'compact';
    return {
      columns: shownColumns(declared, places),
      layout: {
        places: places.flatMap((place) => {
          const column = declared.find(({ key }) => key === place.key);
          return column ? [{ ...place, title: column.title, always: column.always }] : [];
        }),
        density,
        isDefault: !layout,
        change: (change) => {
          const columns = byPin(change.places ?? places).map(({ key, shown, pin }) => ({ key, shown, pin }));
          store.setLayout({ columns, density: change.density ?? density });
        },
        reset: () => store.setLayout(null),
      },
    };
  }, [declared, layout, store]);
}
