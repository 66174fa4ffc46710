import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, lchownSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import type { Stage, Step } from './dockerfile';

/** Who runs the commands: the image's user where this process may choose, else whoever runs this. */
export const user = process.getuid?.() === 0 ? { uid: 65_532, gid: 65_532 } : {};

/** The environment of an image, and nothing of this process but where its programs are. */
export interface Image {
  root: string;
  workdir: string;
  env: Record<string, string>;
}

/** Does what a stage says in a folder that stands for its root. @throws if a command fails or a word is unknown */
export function build(stage: Stage, root: string, context: string, others: Map<string, Image>): Image {
  const image: Image = { root, workdir: '/', env: { PATH: process.env.PATH ?? '', HOME: join(root, 'home') } };
  make(join(root, 'home'));
  for (const step of stage.steps) act(step, image, context, others);
  return image;
}

const within = (image: Image, path: string) => join(image.root, isAbsolute(path) ? path : join(image.workdir, path));

function act(step: Step, image: Image, context: string, others: Map<string, Image>): void {
  switch (step.keyword) {
    case 'WORKDIR':
      image.workdir = step.args[0] ?? '/';
      make(within(image, '.'));
      return;
    case 'ENV':
      for (const pair of step.args) {
        const [name = '', ...value] = pair.split('=');
        image.env[name] = value.join('=');
      }
      return;
    case 'COPY':
      copy(step, image, context, others);
      return;
    case 'RUN':
      runShell(step.text, image);
      return;
    case 'USER':
    case 'VOLUME':
    case 'EXPOSE':
    case 'HEALTHCHECK':
    case 'ENTRYPOINT':
    case 'CMD':
      return;
    default:
      throw new Error(`${step.keyword} is not known here.`);
  }
}

function copy({ args, flags }: Step, image: Image, context: string, others: Map<string, Image>): void {
  const sources = args.slice(0, -1);
  const target = args.at(-1) ?? '.';
  const from = flags.from ? others.get(flags.from) : undefined;
  if (flags.from && !from) throw new Error(`There is no stage ${flags.from}.`);
  for (const source of sources) {
    const path = from ? within(from, source) : join(context, source);
    const into = within(image, target);
    const isFile = !existsSync(join(path, '.')) || target.endsWith('/');
    cpSync(path, isFile ? join(into, basename(path)) : into, { recursive: true, verbatimSymlinks: true });
    own(into);
  }
}

function runShell(command: string, image: Image): void {
  process.stdout.write(`  $ ${command}\n`);
  const options = { cwd: within(image, '.'), env: image.env, stdio: 'inherit', ...user } as const;
  const { status } = spawnSync('sh', ['-c', command], options);
  if (status !== 0) throw new Error(`“${command}” ended with code ${status}.`);
}

function make(folder: string): void {
  mkdirSync(folder, { recursive: true });
  own(folder);
}

function own(path: string): void {
  if (user.uid === undefined) return;
  chownSync(path, user.uid, user.gid);
  for (const entry of readdirSync(path, { recursive: true })) lchownSync(join(path, String(entry)), user.uid, user.gid);
}
