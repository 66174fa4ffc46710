import { Link } from '@umijs/max';
import { Typography } from 'antd';
import { pathTo } from '@config/pathTo';
import { screenAt, screens } from '@config/screens';
import { useOffered } from '@/components/availability/useOffered';
import { Card } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { callList } from '@/components/list/callList';
import type { ListPath } from '@/components/list/listPath';
import { type Counted, plusOf } from '@/components/list/total';
import { useTranslations } from '@/locales/useTranslations';
import { useAvailability } from '@/request/availability';
import { countsRows } from '@/request/read';
import { useCall } from '@/request/useCall';
import { abilities } from './abilities';

interface ScreenCardProps {
  path: string;
  label: string;
}

/** A way to a screen: how many records it has, and what can be done there. */
export function ScreenCard({ path, label }: ScreenCardProps) {
  const t = useTranslations();
  const { number } = useFormat();
  const counted = useTotal(path);
  const doable = useOffered()(abilities[screenAt(path) ?? '/'] ?? []);
  return (
    <Link to={{ pathname: path, search: counted && searchOf(path) }} className="fish-card-link">
      <Card size="small" hoverable className="fish-full-height">
        <Typography.Text type="secondary">{label}</Typography.Text>
        {counted && <div className="fish-figure">{number(counted.total) + plusOf(counted)}</div>}
        <p className="home-abilities">{doable.map(({ text }) => t(text)).join(' · ')}</p>
      </Card>
    </Link>
  );
}

/** In the audit the number is of what waits. */
const filtersOf = (path: string) => (path === pathTo('/activity/audit') ? { state: 'pending' } : undefined);

/** Of the list with just what the number counts, whatever view is its default. */
const searchOf = (path: string) => `${new URLSearchParams(filtersOf(path) ?? { view: 'all' })}`;

/** The rows of its list; undefined for screens without a list, and for services that do not count. */
function useTotal(path: string): Counted | undefined {
  const screen = screenAt(path);
  const has = useAvailability();
  const list = screens[screen ?? '/'].find((each): each is ListPath => LIST.test(each) && has(each));
  const { data } = useCall(
    async (options) => {
      if (!list) return undefined;
      const query = { ...filtersOf(path), current: 1, pageSize: 1 };
      const counted: Counted = await callList(list, query, options);
      return countsRows(list) ? counted : undefined;
    },
    [list, path],
  );
  return data;
}

const LIST = /\/(pageList|list)$/;
