import { useFormat } from '@/components/format';
import { PlainTag } from '@/components/PlainTag';
import { useTranslations } from '@/locales/useTranslations';

export const Capacity = ({ of }: { of: number }) => useFormat().number(of);

export function RoomCount({ of }: { of: number }) {
  return useTranslations()('sceneTemplate.rooms', { count: of });
}

/** Marks the scene of new rooms for which none is chosen. */
export function DefaultMark() {
  return <PlainTag tone="blue">{useTranslations()('sceneTemplate.default')}</PlainTag>;
}
