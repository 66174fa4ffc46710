/**
 * The order in which fields are read: what it is called, how it stands, what it holds, from when to when. The database
 * keeps the fields of an entry by the length of their names.
 */
const ORDER = [
  ...['account', 'name', 'title', 'word', 'event', 'nickname', 'place', 'text', 'body', 'description'],
  ...['status', 'state', 'auditState', 'frozen', 'statusUntil', 'reasonCode', 'reason'],
  ...['type', 'kind', 'category', 'theme', 'tags', 'action', 'replacement', 'icon', 'cover', 'image', 'avatar'],
  ...['audience', 'days', 'numbers', 'opens', 'room', 'url', 'owner', 'host', 'scene', 'section', 'gift', 'giftStones'],
  ...['price', 'currency', 'priceStones', 'pricePoints', 'stones', 'bonus', 'points', 'dailyCap', 'fromLevel'],
  ...['amount', 'paid', 'refunded', 'stock', 'lowStock', 'limitPerUser', 'capacity', 'carrier', 'trackingNumber'],
  ...['from', 'to', 'startsAt', 'endsAt', 'scheduledAt', 'expiresAt', 'priority'],
];

const places = new Map(ORDER.map((field, place) => [field, place]));

/** Fields that are not listed come last, as they are. */
export const inOrder = (fields: readonly string[]): string[] => {
  const placeOf = (field: string) => places.get(field) ?? ORDER.length;
  return [...fields].sort((one, other) => placeOf(one) - placeOf(other));
};
