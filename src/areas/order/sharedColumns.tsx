import type { Order } from '@contract/order';
import { payChannel, platform } from '@contract/order/enums';
import type { Person } from '@contract/person';
import { joined } from '@/components/format';
import type { ListColumn } from '@/components/list/columns';
import { PersonCell } from '@/components/PersonCell';
import { EnumText, type LabelOf } from '@/components/StatusTag';
import type { Translate } from '@/locales/useTranslations';

export const userColumn = <Row extends { user: Person }>(t: Translate): ListColumn<Row> => ({
  key: 'user',
  title: t('order.user'),
  value: ({ user }) => joined(user.nickname, user.number),
  render: (_, { user }) => (
    <div className="fish-order-user">
      <PersonCell of={user} />
    </div>
  ),
});

interface Texts {
  t: Translate;
  label: LabelOf;
}

/** The columns of how something was paid, by key; each list arranges them. */
export function paymentColumns<Row extends Pick<Order, 'channel' | 'platform'>>({ t, label }: Texts) {
  return {
    channel: {
      key: 'channel',
      extra: true,
      title: t('order.channel'),
      value: ({ channel }) => label(payChannel, channel),
      render: (_, { channel }) => <EnumText of={payChannel} value={channel} />,
    },
    platform: {
      key: 'platform',
      extra: true,
      title: t('order.platform'),
      value: (row) => label(platform, row.platform),
      render: (_, row) => <EnumText of={platform} value={row.platform} />,
    },
  } satisfies Record<string, ListColumn<Row>>;
}
