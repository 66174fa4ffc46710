import { codes } from '@contract/codes';
import { shelfCalls } from '@contract/shelf/calls';
import { maySit, type ShelfSection, shelfSection } from '@contract/shelf/enums';
import { useAction } from '@/components/form/useAction';
import type { MenuAction } from '@/components/MoreMenu';
import { notice } from '@/components/notice';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { RequestFailure } from '@/request';
import { arrangementOf, sectionOf, sections, withAt } from './arrange';
import { type Item, itemTypeOf } from './goods/item';
import { readShelf, send } from './useShelf';

/** Moves an entry on the shelf at once, from its own page. Reads the shelf first, so that other entries stay. */
export function useEntryMoves(item: Item | undefined, onDone: () => void): MenuAction[] {
  const t = useTranslations();
  const label = useLabels();
  const { run } = useAction(async (section: ShelfSection, place?: number) => {
    if (!item) return;
    await tell(async () => {
      const shelf = await readShelf();
      const now = arrangementOf(shelf);
      // Taken off meanwhile: moving it must not put it back on the shelf.
      if (!sectionOf(now, item.id)) throw new RequestFailure({ message: t('shelf.gone') });
      await send({ shelf, mine: withAt(now, item.id, section, place) });
      notice.success(t('shelf.moved', { name: item.name }));
    }, t('shelf.changedNow'));
    onDone();
  });
  if (!item?.place) return [];
  const { section, place } = item.place;
  const others = sections.filter((other) => other !== section && maySit(itemTypeOf(item), other));
  return [
    {
      key: 'top',
      call: shelfCalls.save,
      disabled: place === 1,
      label: t('shelf.top'),
      onClick: () => void run(section, 0),
    },
    ...others.map((other) => ({
      key: other,
      call: shelfCalls.save,
      label: t('shelf.moveTo', { section: label(shelfSection, other) }),
      onClick: () => void run(other),
    })),
  ];
}

async function tell(work: () => Promise<void>, changedMeanwhile: string): Promise<void> {
  try {
    await work();
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    if (!failure.notified) notice.error(failure.code === codes.conflict ? changedMeanwhile : failure.message);
  }
}
