import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '../../server/db/demo';
import { embedded } from '../../server/db/embedded';
import { openForTemplate, saveTemplate } from '../../server/testTemplate';
import type { Answer } from '../jest/answers';
import { type BackEnd, openBackEnd } from './backEnd';
import type { Spoiling } from './spoil';

/**
 * The process with the back ends of the console's tests, each on its own copy of a small demo database. It prints its
 * address and accepts commands there, `POST /<command>` with JSON, until its stdin ends.
 */
const DEMO = { users: 200, admins: 12, password: 'fishadmin' };

/** The input of any command; each command reads its part. */
interface Input {
  address: string;
  call: string;
  answers: Answer[];
  calls: string[];
  account: string;
  count: number;
  how?: Spoiling;
}

const backEnds = new Map<string, BackEnd>();
const folder = mkdtempSync(join(tmpdir(), 'fish-back-ends-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const template = seed();

const commands: Record<string, (input: Input) => Promise<unknown>> = {
  async open() {
    const backEnd = await openBackEnd(await template);
    backEnds.set(backEnd.address, backEnd);
    return backEnd.address;
  },
  async close({ address }) {
    await backEndAt(address).close();
    backEnds.delete(address);
  },
  async answerNext({ address, call, answers }) {
    backEndAt(address).answerNext(call, answers);
  },
  async dropAnswers({ address }) {
    backEndAt(address).dropAnswers();
  },
  undescribed: async ({ address }) => backEndAt(address).undescribed(),
  async onlyCalls({ address, calls }) {
    backEndAt(address).onlyCalls(calls);
  },
  refused: async ({ address }) => backEndAt(address).refused(),
  release: ({ address }) => backEndAt(address).release(),
  async spoil({ address, how }) {
    backEndAt(address).spoil(how);
  },
  addCrowd: ({ address, count }) => backEndAt(address).addCrowd(count),
  signIn: ({ address, account }) => backEndAt(address).signIn(account),
};

async function seed(): Promise<string> {
  const file = join(folder, 'template');
  const client = await openForTemplate();
  await embedded(client).prepare((db) => seedDemo(db, { ...DEMO, now: new Date() }));
  await saveTemplate(client, file);
  await client.close();
  return file;
}

function backEndAt(address: string): BackEnd {
  const backEnd = backEnds.get(address);
  if (!backEnd) throw new Error(`No back end at ${address}`);
  return backEnd;
}

async function obey(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const command = commands[(request.url ?? '').slice(1)];
    if (!command) throw new Error(`No command ${request.url}`);
    response.end(JSON.stringify((await command(JSON.parse(Buffer.concat(chunks).toString()))) ?? null));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

async function main(): Promise<void> {
  const server = createServer((request, response) => void obey(request, response)).listen(0, '127.0.0.1');
  // Otherwise it may close an idle connection just when the next command is sent on it.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  process.stdin.resume().on('end', () => process.exit(0));
}

void main();
