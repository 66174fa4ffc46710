import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Alert, Button, Form, InputNumber, Skeleton, Table } from 'antd';
import { useEffect, useState } from 'react';
import { type ItemType, PERCENT_MAX, PERCENT_MIN } from '@contract/shelf/enums';
import { selectionInput } from '@/components/bulk/selectionInput';
import { startJob } from '@/components/bulk/store';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import type { List } from '@/components/list/useList';
import type { Item } from './item';
import { PriceChange } from './PriceChange';
import { applyPrices, type PriceRow, previewPrices } from './percent';

interface Values {
  percent: number;
  reason: string;
}

interface PercentDialogProps<Row extends Item> {
  type: ItemType;
  list: List<Row>;
  onClose: () => void;
}

/** Changes the prices of the ticked rows by per cent: shows every row old → new, and applies exactly those. */
export function PercentDialog<Row extends Item>({ type, list, onClose }: PercentDialogProps<Row>) {
  const { formatMessage } = useIntl();
  const [preview, setPreview] = useState<PriceRow[]>();
  const [selection] = useState(() => selectionInput(list));
  const changing = preview?.filter(({ same }) => !same) ?? [];
  const text = `${type}.changePrices.many`;
  const label = formatMessage({ id: text }, { count: preview ? changing.length : list.selection.count });

  const start = async ({ reason }: Values) => {
    startJob({ list: list.spec.name, text }, changing, (row, signal) =>
      applyPrices(row, reason, { signal, notice: false }),
    );
  };

  return (
    <ConfirmDialog<Values>
      name={`bulk.${text}`}
      title={formatMessage({ id: 'mall.changePrices' })}
      consequence={formatMessage({ id: 'mall.changePrices.consequence' })}
      okText={label}
      count={changing.length}
      ready={changing.length > 0}
      width={640}
      onSubmit={start}
      onClose={onClose}
    >
      <Form.Item
        name="percent"
        label={formatMessage({ id: 'mall.percent' })}
        extra={formatMessage({ id: 'mall.percent.hint' })}
        rules={[{ validator: async (_, percent: unknown) => checkPercent(percent, ruleText(formatMessage)) }]}
      >
        <InputNumber changeOnWheel={false} suffix="%" style={{ width: 160 }} />
      </Form.Item>
      <Preview ask={(percent) => previewPrices(type, selection, percent)} onPreview={setPreview} />
    </ConfirmDialog>
  );
}

type FormatMessage = ReturnType<typeof useIntl>['formatMessage'];
const ruleText = (formatMessage: FormatMessage) =>
  formatMessage({ id: 'mall.percent.rule' }, { min: PERCENT_MIN, max: PERCENT_MAX });

const isPercent = (percent: unknown): percent is number =>
  Number.isInteger(percent) && percent !== 0 && Number(percent) >= PERCENT_MIN && Number(percent) <= PERCENT_MAX;

async function checkPercent(percent: unknown, rule: string): Promise<void> {
  if (!isPercent(percent)) throw new Error(rule);
}

const PAUSE_MS = 300;

interface PreviewProps {
  ask: (percent: number) => Promise<PriceRow[]>;
  /** Undefined as soon as what was previewed is not what is asked for any more. */
  onPreview: (rows: PriceRow[] | undefined) => void;
}

/** Every row old → new, as soon as there are per cent to go by. */
function Preview({ ask, onPreview }: PreviewProps) {
  const { formatMessage } = useIntl();
  const percent: unknown = Form.useWatch('percent', Form.useFormInstance());
  const { data, error, loading, refresh } = useRequest(
    async () => {
      if (!isPercent(percent)) return undefined;
      const rows = await ask(percent);
      return { percent, rows };
    },
    {
      refreshDeps: [percent],
      debounceWait: PAUSE_MS,
      onSuccess: (answer) => onPreview(answer?.rows),
      onError: () => undefined,
    },
  );
  // What was previewed is not what is asked for any more: it must not be confirmed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback may be another one at each render
  useEffect(() => onPreview(undefined), [percent]);

  if (!isPercent(percent)) return null;
  if (error && !loading) {
    const retry = (
      <Button size="small" onClick={refresh}>
        {formatMessage({ id: 'action.retry' })}
      </Button>
    );
    return <Alert type="error" showIcon className="fish-form-note" message={error.message} action={retry} />;
  }
  if (data?.percent !== percent) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  return <Rows rows={data.rows} />;
}

function Rows({ rows }: { rows: PriceRow[] }) {
  const { formatMessage } = useIntl();
  const same = rows.filter((row) => row.same).length;
  const capped = rows.filter((row) => row.capped).length;
  const text = (id: string, values?: Record<string, number>) => formatMessage({ id: `mall.preview.${id}` }, values);
  return (
    <div className="fish-form-note">
      <p role="status" className="mall-preview-counts">
        {text('count', { count: rows.length - same })}
        {same > 0 && ` · ${text('same', { count: same })}`}
        {capped > 0 && ` · ${text('capped', { count: capped })}`}
      </p>
      {/* Scrolls, so it takes the focus: the keyboard has to get there. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
      <section className="mall-preview-rows" tabIndex={0} aria-label={text('rows')}>
        <Table<PriceRow>
          size="small"
          rowKey="id"
          dataSource={rows}
          pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
          columns={[
            { key: 'name', title: text('name'), ellipsis: true, render: (_, { name }) => <bdi>{name}</bdi> },
            {
              key: 'price',
              title: text('price'),
              align: 'right',
              width: 300,
              render: (_, { before, after }) => <PriceChange before={before} after={after} />,
            },
          ]}
        />
      </section>
    </div>
  );
}
