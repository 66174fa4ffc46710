import { codes } from '@contract/codes';
import type { RequestFailure } from '@/request';

/** Whether what was asked for is not there: by an id of nothing, or by what is no id. */
export const isNotFound = ({ code }: RequestFailure): boolean =>
  code === codes.notFound || code === codes.validationFailed;
