import { and, eq } from 'drizzle-orm';
import { auditCalls } from '../../../contract/audit/calls';
import { codes } from '../../../contract/codes';
import { peopleCalls } from '../../../contract/people/calls';
import { roomCalls } from '../../../contract/room/calls';
import { sceneTemplateCalls } from '../../../contract/sceneTemplate/calls';
import { HOUR_MS, shift } from '../../lib/time';
import { onDatabase, START } from '../../testing';
import { room } from '../room/table';
import { sceneTemplate } from '../sceneTemplate/table';
import { user } from '../user/table';
import { png, upload } from './testPictures';

const now = START.toISOString();

onDatabase({}, (server) => {
  let token: string;
  let ids: { scene: string; user: string; room: string };

  beforeEach(async () => {
    const { db } = server();
    token = await server().signIn();
    const [scene] = await db.select().from(sceneTemplate).where(eq(sceneTemplate.status, 'online'));
    const [person] = await db.select().from(user);
    const [live] = await db
      .select()
      .from(room)
      .where(and(eq(room.kind, 'people'), eq(room.status, 'live')));
    ids = { scene: scene?.id ?? '', user: person?.id ?? '', room: live?.id ?? '' };
  });

  const times = { startsAt: shift(now, HOUR_MS), endsAt: shift(now, 2 * HOUR_MS) };
  const written = () => ({ title: 'Tea', category: 'talk' as const, sceneId: ids.scene, capacity: 8, ...times });
  const land = { name: 'Land', theme: 'lake', capacity: 8, unlockLevel: 1 } as const;

  const calls = {
    room: (cover: string) => server().call(roomCalls.saveOrUpdate, { ...written(), hostId: ids.user, cover }),
    'self-built room': (cover: string) =>
      server().call(peopleCalls.open, { ...written(), ownerId: ids.user, cover, requestId: crypto.randomUUID() }),
    'blessed land': (cover: string) => server().call(sceneTemplateCalls.modify, { ...land, cover }),
    submission: (image: string) =>
      server().call(auditCalls.submit, { kind: 'cover', targetId: ids.room, content: { image } }),
  };

  describe.each(Object.entries(calls))('the cover of a %s', (name, save) => {
    const path = name === 'submission' ? 'content.image' : 'cover';
    const refused = (message: string) => ({ code: codes.validationFailed, data: { fields: [{ path, message }] } });

    test('was uploaded, is 16:9 and wide enough', async () => {
      const sizes = { fits: png(640, 360), nearly: png(640, 366), square: png(640, 640), small: png(320, 180) };
      const at = async (size: keyof typeof sizes) => save(await upload(server(), token, sizes[size]));
      expect(await save(`/fish/uploads/${'0'.repeat(64)}.png`)).toMatchObject(refused('Choose an image'));
      expect(await at('square')).toMatchObject(refused('A cover is 16:9; this one is 640 × 640'));
      expect(await at('small')).toMatchObject(
        refused('This cover is 320 × 180 pixels; it has to be at least 640 × 360'),
      );
      for (const size of ['nearly', 'fits'] as const) expect(await at(size)).toMatchObject({ code: codes.success });
    });
  });

  test('a cover that does not fit, from before it was looked at, keeps nobody from editing the rest', async () => {
    const cover = await upload(server(), token, png(10, 10));
    const made = await server().ask(sceneTemplateCalls.modify, { ...land, cover: '/fish/demo/cover-lake-1.svg' });
    await server().db.update(sceneTemplate).set({ cover }).where(eq(sceneTemplate.id, made.id));
    const saved = await server().ask(sceneTemplateCalls.modify, { ...land, ...made, cover, name: 'Another' });
    expect(saved).toMatchObject({ name: 'Another', cover });
    const opened = await server().ask(roomCalls.saveOrUpdate, {
      ...{ ...written(), hostId: ids.user, cover: '/fish/demo/cover-lake-1.svg' },
    });
    await server().db.update(room).set({ cover }).where(eq(room.id, opened.id));
    const form = { ...written(), hostId: ids.user, id: opened.id, version: opened.version, cover, title: 'Coffee' };
    expect(await server().ask(roomCalls.saveOrUpdate, form)).toMatchObject({ title: 'Coffee', cover });
  });

  test('an avatar was uploaded, and may have any shape', async () => {
    const submit = (image: string) =>
      server().call(auditCalls.submit, { kind: 'avatar', targetId: ids.user, content: { image } });
    expect(await submit(`/fish/uploads/${'0'.repeat(64)}.png`)).toMatchObject({
      ...{ code: codes.validationFailed, data: { fields: [{ path: 'content.image', message: 'Choose an image' }] } },
    });
    expect(await submit(await upload(server(), token, png(30, 20)))).toMatchObject({ code: codes.success });
  });
});
