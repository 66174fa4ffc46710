import { nameOf, type UploadStore } from '../lib/uploadStore';
import { OperatorError } from '../operatorError';
import { type Head, readHead, Sum, type Totals } from './lines';
import { behead, notWhole, walk } from './walk';

/**
 * Reads a backup from its first line to its last, compares every sum, and stores its uploads, which disturb nothing: an
 * upload has the name of its content.
 * @throws OperatorError if it is not whole, before anything else is changed
 */
export const checkBackup = (lines: AsyncIterable<string>, uploads: UploadStore | undefined): Promise<Checked> =>
  behead(lines, async (first, rest) => {
    const head = readHead(first);
    return { head, totals: await checkRest(rest, uploads) };
  });

interface Checked {
  head: Head;
  totals: Totals;
}

async function checkRest(rest: AsyncIterable<string>, uploads: UploadStore | undefined): Promise<Totals> {
  let sum = new Sum();
  const found = { tables: 0, rows: 0, uploads: 0 };
  const totals = await walk(rest, {
    table: () => {
      sum = new Sum();
    },
    row: (line) => sum.add(line),
    end: (mark) => {
      const { rows, sha256 } = sum.end();
      if (rows !== mark.rows || sha256 !== mark.sha256)
        throw new OperatorError(`The backup is damaged in ${mark.end}.`);
      found.tables += 1;
      found.rows += rows;
    },
    upload: async (mark) => {
      await storeUpload(mark, uploads);
      found.uploads += 1;
    },
  });
  const isSame = (what: keyof typeof found) => totals[what] === found[what];
  if (!isSame('tables') || !isSame('rows') || !isSame('uploads')) throw notWhole();
  return totals;
}

async function storeUpload(mark: { upload: string; content: string }, uploads: UploadStore | undefined) {
  const content = Buffer.from(mark.content, 'base64');
  const extension = mark.upload.split('.')[1] ?? '';
  if (nameOf(content, extension) !== mark.upload) {
    throw new OperatorError(`The backup is damaged in the picture ${mark.upload}.`);
  }
  await uploads?.save(content, extension);
}
