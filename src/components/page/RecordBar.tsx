import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import { useUpdateEffect } from 'ahooks';
import { Flex } from 'antd';
import type { Input } from '@contract/index';
import { type ListSpec, readPlace } from '@/components/list/listAddress';
import { type Origin, useOrigin, useWayBack } from '@/components/list/origin';
import { type ListPath, useListData } from '@/components/list/useListData';
import { Neighbours } from './Neighbours';

interface RecordBarProps<P extends ListPath> {
  /** The list's call and spec. */
  path: P;
  spec: ListSpec;
  /** Its address, where the record can also be opened from lists that it is no row of: those have only the way back. */
  list?: string;
  id: string;
  addressOf: (id: string) => string;
}

/** Above a record that was opened from a list: the way back to it, previous and next. */
export function RecordBar<P extends ListPath>(props: RecordBarProps<P>) {
  const origin = useOrigin();
  if (!origin) return null;
  return (
    <Flex justify="space-between" align="center" gap={12} className="fish-record-bar">
      <WayBack path={origin.path} />
      {(props.list ?? origin.path) === origin.path && <Around {...props} origin={origin} />}
    </Flex>
  );
}

function WayBack({ path }: { path: string }) {
  const { formatMessage } = useIntl();
  return (
    <Link {...useWayBack(path)}>
      <ArrowLeftOutlined aria-hidden /> {formatMessage({ id: 'action.back' })}
    </Link>
  );
}

function Around<P extends ListPath>({ path, spec, id, addressOf, origin }: RecordBarProps<P> & { origin: Origin }) {
  const place = readPlace(spec, new URLSearchParams(origin.search));
  const data = useListData(path, place.query as Input<P>);
  // What was done to the record before may have moved all that follow.
  useUpdateEffect(data.refresh, [id]);
  return <Neighbours of={{ path, ...place, ...data }} id={id} addressOf={addressOf} />;
}
