import { user } from '../areas/user/table';

/** The fields of an app user that rows of other lists show. */
export const personColumns = { id: user.id, number: user.number, nickname: user.nickname, avatar: user.avatar };
