// `npm run secrets`: makes what compose.yaml reads from files, each unless it is there: the password of the database, its
// address with it, the first admin's password, and the key that passwords are encrypted for. `npm run secrets -- FOLDER`
// makes them elsewhere, as for deploy/fish-admin.service; the address is compose's and has to be changed then.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './lib.mjs';

const folder = resolve(root, process.argv[2] ?? 'deploy/secrets');

const password = () => randomBytes(24).toString('base64url');
/** The console gets the public half from the server, so that it may be as long as is safe. */
const privateKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 3072 }).privateKey.export({ type: 'pkcs8', format: 'pem' });

// The folder is its owner's alone. The files can be read by anybody who gets them, as a container's user does that is
// not the one who made them.
mkdirSync(folder, { recursive: true, mode: 0o700 });
make('database-password', password);
make('database-url', () => `postgres://fish:${read('database-password')}@database:5432/fish`);
make('admin-password', password);
make('private-key.pem', privateKey);
console.log(`The first account is admin; its password stands in ${join(folder, 'admin-password')}.`);

function make(name, content) {
  const file = join(folder, name);
  const isThere = existsSync(file);
  if (!isThere) writeFileSync(file, content(), { mode: 0o444, flag: 'wx' });
  console.log(`${isThere ? 'kept' : 'made'} ${file}`);
}

function read(name) {
  return readFileSync(join(folder, name), 'utf8').trim();
}
