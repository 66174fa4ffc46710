import { codes } from '@contract/codes';
import type { RequestFailure } from '@/request';

/** Whether the id is unknown or invalid. */
export const isNotFound = ({ code }: RequestFailure): boolean =>
  code === codes.notFound || code === codes.validationFailed;
