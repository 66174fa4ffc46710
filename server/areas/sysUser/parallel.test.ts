import { eq, inArray } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import { sysUserCalls } from '../../../contract/sysUser/calls';
import { onEveryDatabase } from '../../testing';
import { sysUser } from './table';

const reason = 'Left the team';

onEveryDatabase({}, (server) => {
  test('the last enabled admin stays, also when two disable each other at once', async () => {
    const accounts = ['admin', 'lin_wei'];
    const of = inArray(sysUser.account, accounts);
    await server().db.update(sysUser).set({ status: 'disabled' });
    await server().db.update(sysUser).set({ status: 'enabled' }).where(of);
    const disable = async (account: string, token: string) => {
      const [admin] = await server().db.select({ id: sysUser.id }).from(sysUser).where(eq(sysUser.account, account));
      return () =>
        server().call(sysUserCalls.changeStatus, { id: admin?.id ?? '', status: 'disabled', reason }, { token });
    };
    const [admin, lin] = [await server().signIn('admin'), await server().signIn('lin_wei')];
    const [one, other] = [await disable('lin_wei', admin), await disable('admin', lin)];
    const answers = await Promise.all([one(), other()]);
    expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1);
    expect(await server().db.$count(sysUser, eq(sysUser.status, 'enabled'))).toBe(1);
  });
});
