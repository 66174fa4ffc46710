import { useIntl } from '@umijs/max';
import type { MenuProps } from 'antd';
import { codes } from '@contract/codes';
import { maySit, type ShelfSection, shelfSection } from '@contract/shelf/enums';
import { useAction } from '@/components/form/useAction';
import { notice } from '@/components/notice';
import { useLabels } from '@/components/StatusTag';
import { RequestFailure } from '@/request';
import { arrangementOf, sectionOf, sections, withAt } from './arrange';
import { type Item, typeOf } from './goods/item';
import { readShelf, send } from './useShelf';

type Items = NonNullable<MenuProps['items']>;

/** Moves one entry on the shelf at once, from its own page; what stands around it stays as it is by then. */
export function useEntryMoves(item: Item | undefined, onDone: () => void): Items {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const { run } = useAction(async (section: ShelfSection, place?: number) => {
    if (!item) return;
    await tell(
      async () => {
        const shelf = await readShelf();
        const now = arrangementOf(shelf);
        // Taken off meanwhile: a move must not put it on again.
        if (!sectionOf(now, item.id)) throw new RequestFailure({ message: formatMessage({ id: 'shelf.gone' }) });
        await send({ shelf, mine: withAt(now, item.id, section, place) });
        notice.success(formatMessage({ id: 'shelf.moved' }, { name: item.name }));
      },
      formatMessage({ id: 'shelf.changedNow' }),
    );
    onDone();
  });
  if (!item?.place) return [];
  const { section, place } = item.place;
  const others = sections.filter((other) => other !== section && maySit(typeOf(item), other));
  return [
    {
      key: 'top',
      disabled: place === 1,
      label: formatMessage({ id: 'shelf.top' }),
      onClick: () => void run(section, 0),
    },
    ...others.map((other) => ({
      key: other,
      label: formatMessage({ id: 'shelf.moveTo' }, { section: label(shelfSection, other) }),
      onClick: () => void run(other),
    })),
  ];
}

/** Says why something was refused; nothing was changed then. */
async function tell(work: () => Promise<void>, changedMeanwhile: string): Promise<void> {
  try {
    await work();
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    if (!failure.notified) notice.error(failure.code === codes.conflict ? changedMeanwhile : failure.message);
  }
}
