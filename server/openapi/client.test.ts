import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { codes } from '../../contract/codes';
import { encrypt, onDatabase, PASSWORD } from '../testing';
import { openApi } from './document';

const start = promisify(execFile);
const ROOT = join(__dirname, '../..');
/** It makes, compiles and runs a program; a busy machine may be ten times slower. */
const PROGRAM_MS = 300_000;

const COMPILER = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: 'preserve',
    target: 'es2022',
    types: ['node'],
    lib: ['es2022', 'dom'],
  },
  files: ['sample.ts'],
};

onDatabase({}, (server) => {
  let folder = '';
  const run = async (tool: string, ...args: string[]) => {
    const { stdout } = await start(process.execPath, [join(ROOT, 'node_modules', tool), ...args], { cwd: folder });
    return stdout;
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fish-client-'));
    mkdirSync(join(folder, 'node_modules'));
    for (const name of ['@oazapfts', '@types']) {
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(COMPILER));
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(openApi()));
    copyFileSync(join(__dirname, 'testClient.txt'), join(folder, 'sample.ts'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test(
    'a client made from the description compiles, and its calls are answered as it says',
    async () => {
      await run('oazapfts/dist/cli.js', 'openapi.json', 'client.ts');
      await run('typescript/bin/tsc', '--project', '.');

      await server().app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = server().app.server.address() as AddressInfo;
      const said = await run('tsx/dist/cli.mjs', 'sample.ts', `http://127.0.0.1:${port}`, encrypt(PASSWORD));
      expect(JSON.parse(said)).toEqual({
        codes: {
          withoutToken: codes.tokenExpired,
          signedIn: codes.success,
          listed: codes.success,
          outdated: codes.conflict,
          invalid: codes.validationFailed,
          missing: codes.notFound,
          upload: codes.validationFailed,
        },
        fields: ['account'],
      });
    },
    PROGRAM_MS,
  );
});
