import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { history, useLocation } from '@umijs/max';
import { Button, Flex, Typography } from 'antd';
import { type ReactNode, useRef } from 'react';
import { withInlineBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { withNames } from '@/components/list/listAddress';
import { type Origin, useOrigin } from '@/components/list/origin';
import { plusOf } from '@/components/list/total';
import { rememberEntry } from '@/components/scrollRestoration/historyEntries';
import { useShortcut } from '@/components/shortcuts/useShortcut';
import { useTranslations } from '@/locales/useTranslations';
import { type Around, type Steps, useSteps } from './useSteps';

interface NeighboursProps {
  of: Around;
  id: string;
  /** The address of another record, with the list at that page. */
  addressOf: (id: string, current: number) => string;
}

/**
 * Previous and next in the list that the record was opened from: `43 of 1,306 ‹ ›`. They replace the address, so that
 * back leads to the list, where the last record is marked.
 */
export const Neighbours = withInlineBoundary(function Neighbours({ of, id, addressOf }: NeighboursProps) {
  const t = useTranslations();
  const { number } = useFormat();
  const origin = useOrigin();
  const steps = useSteps(of, id, origin?.place, (next, place) => {
    const current = Math.floor(place / of.pageSize) + 1;
    history.replace(addressOf(next, current), { origin: origin && moved(origin, next, place, current) });
  });
  const { place, total } = steps;
  const ref = useRef<HTMLElement>(null);
  useKeys(ref, steps);

  if (place === undefined || total === undefined) return null;
  return (
    <Flex
      ref={ref}
      component="nav"
      align="center"
      gap={4}
      className="fish-neighbours"
      aria-label={t('record.neighbours')}
    >
      <Typography.Text type="secondary" className="fish-place" aria-live="polite">
        {t('record.place', { place: number(place + 1), total: number(Math.max(total, place + 1)) + plusOf(steps) })}
      </Typography.Text>
      <Step name="previous" keys="k" icon={<LeftOutlined aria-hidden />} onClick={steps.previous} />
      <Step name="next" keys="j" icon={<RightOutlined aria-hidden />} onClick={steps.next} />
    </Flex>
  );
});

/** In a drawer over its list: a record that was opened from another list has no neighbours in this one. */
export const DrawerNeighbours = withInlineBoundary(function DrawerNeighbours(props: NeighboursProps) {
  const origin = useOrigin();
  const { pathname } = useLocation();
  return !origin || origin.path === pathname ? <Neighbours {...props} /> : null;
});

interface StepProps {
  name: 'previous' | 'next';
  keys: string;
  icon: ReactNode;
  onClick?: () => void;
}

/** A disabled step keeps the focus. */
function Step({ name, keys, icon, onClick }: StepProps) {
  const text = useTranslations()(`record.${name}`);
  return (
    <Button
      type="text"
      size="small"
      icon={icon}
      title={`${text} (${keys.toUpperCase()})`}
      aria-label={text}
      aria-keyshortcuts={keys}
      aria-disabled={!onClick}
      className={onClick ? undefined : 'fish-faint'}
      onClick={onClick}
    />
  );
}

function useKeys(of: { readonly current: Element | null }, { previous, next }: Steps): void {
  const shortcut = { group: 'record', of, repeats: true } as const;
  useShortcut({ ...shortcut, keys: 'k', label: 'record.previous', when: Boolean(previous) }, () => previous?.());
  useShortcut({ ...shortcut, keys: 'j', label: 'record.next', when: Boolean(next) }, () => next?.());
}

/** Moves the origin, because the way back now leads to another row or page. */
function moved(origin: Origin, row: string, place: number, current: number): Origin {
  const params = new URLSearchParams(origin.search);
  const isThere = Number(params.get('current') ?? 1) === current;
  const turned = withNames(params, undefined, { current: current > 1 ? current : undefined }).toString();
  const search = isThere ? origin.search : turned && `?${turned}`;
  rememberEntry(origin.visit, { row, search, y: undefined });
  return { ...origin, search, place };
}
