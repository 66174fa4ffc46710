import { sql } from 'drizzle-orm';
import { TOTAL_MAX } from '../../../contract/paging';
import { userCalls } from '../../../contract/user/calls';
import { onDatabase } from '../../testing';

const COUNT = TOTAL_MAX + 50;
const MOST = { total: TOTAL_MAX, more: true };

onDatabase({ demo: 'small' }, (server) => {
  /** Each registered a minute before the next. */
  const make = (count: number, from: number, after: string) =>
    server().db.execute(sql`
      insert into app_user (number, nickname, gender, level, channel, status, registered_at)
      select ${from}::int + place, 'Nobody', 'unknown', 1, 'qq', 'normal',
        now() + place * interval '1 minute' + ${after}::interval
      from generate_series(1, ${count}::int) place`);
  const list = (query: object) => server().ask(userCalls.pageList, { pageSize: 2, ...query });
  const numbersOf = ({ list }: { list: { number: number }[] }) => list.map(({ number }) => number);

  beforeEach(() => server().signIn());

  test('a cursor of a short keyword goes on where very many more are found meanwhile', async () => {
    await make(4, 77_000_000, '90 days');
    const first = await list({ keyword: '77' });
    expect([numbersOf(first), first.total]).toEqual([[77_000_004, 77_000_003], 4]);
    await make(COUNT, 77_100_000, '40 days');
    expect(numbersOf(await list({ keyword: '77', after: first.next }))).toEqual([77_000_002, 77_000_001]);
    expect(await list({ keyword: '77' })).toMatchObject(MOST);
  });

  test('and so does one of a longer keyword, whose number comes first however many there are', async () => {
    await make(1, 665, '1 day');
    await make(3, 66_600_000, '90 days');
    const first = await list({ keyword: '666' });
    expect([numbersOf(first), first.total]).toEqual([[666, 66_600_003], 4]);
    await make(COUNT, 66_610_000, '40 days');
    expect(numbersOf(await list({ keyword: '666', after: first.next }))).toEqual([66_600_002, 66_600_001]);
    const again = await list({ keyword: '666' });
    expect(again).toMatchObject(MOST);
    expect(numbersOf(again)).toEqual([666, 66_600_003]);
  });
});
