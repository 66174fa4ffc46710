import { wordCalls } from '../../../contract/word/calls';
import { localeOf } from '../../messages';
import type { Handlers } from '../area';
import { checkText } from './check';
import { importWords } from './importRows';
import { countWords, findWord, listWords } from './queries';
import { changeWordStatus, createWord, removeWord, updateWord } from './save';

/** Enough for 10 000 rows. */
const IMPORT_MAX_BYTES = 10 * 1024 * 1024;

export const wordHandlers: Handlers = (on) => {
  on(wordCalls.pageList, ({ db, query }) => listWords(db, query));
  on(wordCalls.detail, ({ db, query }) => findWord(db, query.id));
  on(wordCalls.countByStatus, ({ db, body }) => countWords(db, body));
  on(wordCalls.check, ({ db, body }) => checkText(db, body.text));

  on(wordCalls.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createWord(db, actor, body) : updateWord(db, actor, body.id, body),
  );
  on(wordCalls.changeStatus, ({ body, db, ...actor }) => changeWordStatus(db, actor, body));
  on(wordCalls.remove, ({ body, db, ...actor }) => removeWord(db, actor, body));
  on(
    wordCalls.importRows,
    ({ body, db, request, ...actor }) => importWords(db, actor, body, localeOf(request.headers['accept-language'])),
    { bodyLimit: IMPORT_MAX_BYTES },
  );
};
