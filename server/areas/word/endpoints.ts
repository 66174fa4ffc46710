import { paths } from '../../../contract/paths';
import { localeOf } from '../../messages';
import type { Calls } from '../area';
import { checkText } from './check';
import { importWords } from './importRows';
import { countWords, findWord, listWords } from './queries';
import { changeWordStatus, createWord, removeWord, updateWord } from './save';

/** Room for 10 000 rows. */
const IMPORT_MAX_BYTES = 10 * 1024 * 1024;

export const wordCalls: Calls = (on) => {
  on(paths.word.pageList, ({ db, query }) => listWords(db, query));
  on(paths.word.detail, ({ db, query }) => findWord(db, query.id));
  on(paths.word.countByStatus, ({ db, body }) => countWords(db, body));
  on(paths.word.check, ({ db, body }) => checkText(db, body.text));

  on(paths.word.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createWord(db, actor, body) : updateWord(db, actor, body.id, body),
  );
  on(paths.word.changeStatus, ({ body, db, ...actor }) => changeWordStatus(db, actor, body));
  on(paths.word.remove, ({ body, db, ...actor }) => removeWord(db, actor, body));
  on(
    paths.word.importRows,
    ({ body, db, request, ...actor }) => importWords(db, actor, body, localeOf(request.headers['accept-language'])),
    { bodyLimit: IMPORT_MAX_BYTES },
  );
};
