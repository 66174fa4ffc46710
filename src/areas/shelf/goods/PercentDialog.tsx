import { Form, Table, Typography } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ItemType, PERCENT_MAX, PERCENT_MIN } from '@contract/shelf/enums';
import { withDialogBoundary } from '@/components/boundary';
import { selectionInput } from '@/components/bulk/selectionInput';
import { startJob } from '@/components/bulk/store';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { FailedLine } from '@/components/Failed/FailedLine';
import { NumberInput } from '@/components/form/NumberInput';
import { useFormat } from '@/components/format';
import type { List } from '@/components/list/useList';
import { ScrollRegion } from '@/components/page/ScrollRegion';
import { Skeleton } from '@/components/Skeleton';
import { type Translate, useTranslations } from '@/locales/useTranslations';
import type { CallOptions } from '@/request';
import { useCall } from '@/request/useCall';
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

/** Changes the prices of the ticked rows by per cent: previews every row, and applies exactly that. */
export const PercentDialog = withDialogBoundary(function PercentDialog<Row extends Item>({
  type,
  list,
  onClose,
}: PercentDialogProps<Row>) {
  const t = useTranslations();
  const [preview, setPreview] = useState<PriceRow[]>();
  const [selection] = useState(() => selectionInput(list));
  const changing = preview?.filter(changes) ?? [];
  const text = `${type}.changePrices.many` as const;
  const label = t(text, { count: preview ? changing.length : list.selection.count });

  const start = async ({ reason }: Values) => {
    startJob({ list: list.spec.name, text, reason }, changing, (row, options) => applyPrices(row, reason, options));
  };

  return (
    <ConfirmDialog<Values>
      name={`bulk.${text}`}
      title={t('mall.changePrices')}
      consequence={t('mall.changePrices.consequence')}
      okText={label}
      count={changing.length}
      ready={changing.length > 0}
      width={640}
      onSubmit={start}
      onClose={onClose}
    >
      <Form.Item
        name="percent"
        label={t('mall.percent')}
        extra={t('mall.percent.hint')}
        rules={[{ validator: async (_, percent: unknown) => checkPercent(percent, ruleText(t)) }]}
      >
        <NumberInput suffix="%" style={{ width: 160 }} />
      </Form.Item>
      <Preview
        ask={(percent, options) => previewPrices(type, { selection, percent }, options)}
        onPreview={setPreview}
      />
    </ConfirmDialog>
  );
});

const changes = ({ same, heldUntil }: PriceRow) => !same && !heldUntil;

const ruleText = (t: Translate) => t('mall.percent.rule', { min: PERCENT_MIN, max: PERCENT_MAX });

const isPercent = (percent: unknown): percent is number =>
  Number.isInteger(percent) && percent !== 0 && Number(percent) >= PERCENT_MIN && Number(percent) <= PERCENT_MAX;

async function checkPercent(percent: unknown, rule: string): Promise<void> {
  if (!isPercent(percent)) throw new Error(rule);
}

const PAUSE_MS = 300;

interface PreviewProps {
  ask: (percent: number, options: CallOptions) => Promise<PriceRow[]>;
  /** Undefined once the preview no longer fits the input. */
  onPreview: (rows: PriceRow[] | undefined) => void;
}

function Preview({ ask, onPreview }: PreviewProps) {
  const percent: unknown = Form.useWatch('percent', Form.useFormInstance());
  const { data, failure, loading, refresh } = useCall(
    async (options) => {
      if (!isPercent(percent)) return undefined;
      const rows = await ask(percent, options);
      return { percent, rows };
    },
    [percent],
    { debounceWait: PAUSE_MS },
  );
  // A preview of another percentage must not be confirmed.
  const rows = data?.percent === percent ? data?.rows : undefined;
  const tell = useEffectEvent(onPreview);
  useEffect(() => tell(rows), [rows]);

  if (!isPercent(percent)) return null;
  if (failure && !loading) {
    return <FailedLine className="fish-form-note" message={failure.message} onRetry={refresh} />;
  }
  if (!rows) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  return <Rows rows={rows} />;
}

function Rows({ rows }: { rows: PriceRow[] }) {
  const held = rows.filter((row) => row.heldUntil).length;
  const same = rows.filter((row) => row.same && !row.heldUntil).length;
  const capped = rows.filter((row) => row.capped).length;
  const text = useTranslations('mall.preview');
  const { dateTime } = useFormat();
  return (
    <div className="fish-form-note">
      <p role="status" className="mall-preview-counts">
        {text('count', { count: rows.length - same - held })}
        {same > 0 && ` · ${text('same', { count: same })}`}
        {held > 0 && ` · ${text('held', { count: held })}`}
        {capped > 0 && ` · ${text('capped', { count: capped })}`}
      </p>
      <ScrollRegion className="mall-preview-rows" aria-label={text('rows')}>
        <Table<PriceRow>
          size="small"
          rowKey="id"
          dataSource={rows}
          pagination={{ pageSize: 50, hideOnSinglePage: true, size: 'small' }}
          columns={[
            { key: 'name', title: text('name'), ellipsis: true, render: (_, { name }) => <bdi>{name}</bdi> },
            {
              key: 'price',
              title: text('price'),
              align: 'right',
              width: 300,
              render: (_, { before, after, heldUntil }) =>
                heldUntil ? (
                  <Typography.Text type="secondary">
                    {text('held.until', { until: dateTime(heldUntil) })}
                  </Typography.Text>
                ) : (
                  <PriceChange before={before} after={after} />
                ),
            },
          ]}
        />
      </ScrollRegion>
    </div>
  );
}
