import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { history, useIntl } from '@umijs/max';
import { Button, Flex, Typography } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useFormat } from '@/components/format';
import { withNames } from '@/components/list/listAddress';
import { type Origin, useOrigin } from '@/components/list/origin';
import { remember } from '@/components/scrollRestoration/historyEntries';
import { useShortcut } from '@/components/shortcuts/useShortcut';
import { type Around, type Steps, useSteps } from './useSteps';

interface NeighboursProps {
  of: Around;
  id: string;
  /** The address of another record, when the list is at this page. */
  addressOf: (id: string, current: number) => string;
}

/**
 * Previous and next through the list that a record was opened from: `43 of 1,306 ‹ ›`. They replace the address, so
 * that back leads to the list, which then marks the record looked at last.
 */
export function Neighbours({ of, id, addressOf }: NeighboursProps) {
  const { formatMessage } = useIntl();
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
      aria-label={formatMessage({ id: 'record.neighbours' })}
    >
      <Typography.Text type="secondary" className="fish-place" aria-live="polite">
        {formatMessage({ id: 'record.place' }, { place: number(place + 1), total: number(total) })}
      </Typography.Text>
      <Step name="previous" keys="k" icon={<LeftOutlined />} onClick={steps.previous} />
      <Step name="next" keys="j" icon={<RightOutlined />} onClick={steps.next} />
    </Flex>
  );
}

interface StepProps {
  name: 'previous' | 'next';
  keys: string;
  icon: ReactNode;
  onClick?: () => void;
}

/** Keeps the keyboard where it is while there is nothing to go to. */
function Step({ name, keys, icon, onClick }: StepProps) {
  const text = useIntl().formatMessage({ id: `record.${name}` });
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
  const shortcut = { group: 'record', of } as const;
  useShortcut({ ...shortcut, keys: 'k', label: 'record.previous', when: Boolean(previous) }, () => previous?.());
  useShortcut({ ...shortcut, keys: 'j', label: 'record.next', when: Boolean(next) }, () => next?.());
}

/** The way back leads to another row by now, on another page perhaps. */
function moved(origin: Origin, row: string, place: number, current: number): Origin {
  const params = new URLSearchParams(origin.search);
  const isThere = Number(params.get('current') ?? 1) === current;
  const turned = withNames(params, undefined, { current: current > 1 ? current : undefined }).toString();
  const search = isThere ? origin.search : turned && `?${turned}`;
  remember(origin.visit, { row, search, y: undefined });
  return { ...origin, search, place };
}
