import { codes } from '@contract/codes';
import { RequestFailure } from '@/request';

/**
 * An id is unique in the whole product, so it names a gift or a stone package. The stone package is asked for only where
 * no gift has the id, or the service has none at all.
 */
export async function giftOrStone<Gift, Stone>(
  gift: () => Promise<Gift>,
  stone: () => Promise<Stone>,
): Promise<Gift | Stone> {
  try {
    return await gift();
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    if (failure.code !== codes.notFound && !failure.missing) throw failure;
    return stone();
  }
}
