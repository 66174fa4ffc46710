import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { useUpdateEffect } from 'ahooks';
import { Flex } from 'antd';
import type { Input } from '@contract/index';
import { withInlineBoundary } from '@/components/boundary';
import { type ListSpec, readPlace } from '@/components/list/listAddress';
import type { ListPath } from '@/components/list/listPath';
import { type Origin, useOrigin, useWayBack } from '@/components/list/origin';
import { useListData } from '@/components/list/useListData';
import { useTranslations } from '@/locales/useTranslations';
import { Neighbours } from './Neighbours';

interface RecordBarProps<P extends ListPath> {
  path: P;
  spec: ListSpec;
  /** The list's address. A record opened from another list gets no previous and next. */
  list: string;
  id: string;
  addressOf: (id: string) => string;
}

export const RecordBar = withInlineBoundary(function RecordBar<P extends ListPath>(props: RecordBarProps<P>) {
  const origin = useOrigin();
  if (!origin) return null;
  return (
    <Flex justify="space-between" align="center" gap={12} className="fish-record-bar">
      <WayBack path={origin.path} />
      {props.list === origin.path && <Around {...props} origin={origin} />}
    </Flex>
  );
});

function WayBack({ path }: { path: string }) {
  const t = useTranslations();
  return (
    <Link {...useWayBack(path)}>
      <ArrowLeftOutlined aria-hidden /> {t('action.back')}
    </Link>
  );
}

function Around<P extends ListPath>({ path, spec, id, addressOf, origin }: RecordBarProps<P> & { origin: Origin }) {
  const place = readPlace(spec, new URLSearchParams(origin.search));
  const data = useListData(path, place.query as Input<P>);
  // The last change may have moved the rows after it.
  useUpdateEffect(data.refresh, [id]);
  return <Neighbours of={{ path, ...place, ...data }} id={id} addressOf={addressOf} />;
}
