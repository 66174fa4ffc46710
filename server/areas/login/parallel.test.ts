import { codes } from '../../../contract/codes';
import { onEveryDatabase } from '../../testing';

onEveryDatabase({}, (server) => {
  test('many tries at once get no more than five', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => server().logIn('admin', 'wrong-password', { ip: '10.0.0.1' })),
    );
    expect(answers.filter(({ code }) => code === codes.wrongCredentials)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === codes.tooManyAttempts)).toHaveLength(7);
  });
});
