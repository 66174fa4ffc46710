export default {
  'record.type.wish': 'Wish',
  'wish.title': 'Wish list',
  'wish.detail.title': 'Wish {number}',
  'wish.search': 'Number, text or user',
  'wish.empty': 'Nobody has wished for anything yet. Wishes appear here as users put them into the pool.',
  'wish.line.open': '{count, number} open',
  'wish.line.stones': '{count, plural, one {# stone} other {# stones}} in the pool',
  'wish.number': 'Number',
  'wish.user': 'User',
  'wish.text': 'Wish',
  'wish.stones': 'Stones',
  'wish.state': 'State',
  'wish.gift': 'Gift',
  'wish.gift.stones': 'Gift’s worth in stones',
  'wish.gift.unknown': 'Fulfilled before gifts were kept with wishes.',
  'wish.gift.rule': 'Choose a gift.',
  'wish.gift.hint': 'Only what has a price in stones, needs no parcel and is in stock.',
  'wish.gift.line': '{worth} · {stock, number} in stock',
  'wish.madeAt': 'Made',
  'wish.expiresAt': 'Expires',
  'wish.fulfilledAt': 'Fulfilled',
  'wish.expiredAt': 'Expired',
  'wish.removedAt': 'Removed',
  'wish.refunded': 'Given back',
  'wish.audit.open': 'Show the audit of its text',
  'wish.allOfUser': '{count, plural, =0 {All wishes} one {The only wish} other {All # wishes}} of this user',
  'wish.removed':
    'Removed, and {refunded, plural, =0 {its stones were kept} one {# stone was given back} other {# stones were given back}}',
  'wish.sums': 'Sums of all wishes of these filters',
  'wish.sums.people': 'People',
  'wish.sums.fulfilled': 'Fulfilled',
  'wish.sums.stones': 'Stones',
  'wish.sums.refunded': 'Given back',
  'wish.sums.value': 'Value of gifts',

  'wish.fulfil': 'Fulfil',
  'wish.fulfil.title': 'Fulfil wish {number}',
  'wish.fulfil.effect.gets': '{name} gets {gift}, worth {worth, plural, one {# stone} other {# stones}}.',
  'wish.fulfil.effect.more':
    'The {stones, plural, one {# stone} other {# stones}} of the wish stay spent: the pool pays {by, plural, one {# stone} other {# stones}} more than it took.',
  'wish.fulfil.effect.less':
    'The {stones, plural, one {# stone} other {# stones}} of the wish stay spent: the pool keeps {by, plural, one {# stone} other {# stones}}.',
  'wish.fulfil.effect.same':
    'The {stones, plural, one {# stone} other {# stones}} of the wish stay spent: as much as the gift is worth.',
  'wish.fulfil.effect.stock': 'In stock: {stock, number} → {left, number}.',
  'wish.fulfil.done': 'Wish {number} is fulfilled with {gift}.',
  'wish.fulfil.many': 'Fulfil {count, plural, one {# wish} other {# wishes}}',
  'wish.fulfil.many.consequence':
    '{count, plural, =0 {None of them is open, so nothing changes.} one {One piece of the gift goes to the user of the open wish. Its stones stay spent.} other {One piece of the gift goes to the user of each of the # open wishes. Their stones stay spent.}}',
  'wish.fulfil.many.effect':
    'Together worth {worth, plural, one {# stone} other {# stones}}, for {stones, plural, one {# stone} other {# stones}} spent. In stock: {stock, number} → {left, number}.',
  'wish.fulfil.many.short':
    'Only {stock, number} in stock for {open, plural, one {# open wish} other {# open wishes}}: {refused, plural, one {# will be refused} other {# will be refused}}.',
  'wish.many.refused':
    '{count, plural, one {# of them is not open and will be refused.} other {# of them are not open and will be refused.}}',
  'wish.remove': 'Remove',
  'wish.remove.title': 'Remove wish {number}',
  'wish.remove.consequence': 'The wish of {name} leaves the pool for good, and nobody can fulfil it any more.',
  'wish.remove.effect.refund':
    '{count, plural, =0 {No stone goes} one {# stone goes} other {# stones go}} back to whoever spent {count, plural, one {it} other {them}}, at once.',
  'wish.remove.effect.keep':
    '{count, plural, =0 {No stone is} one {# stone is} other {# stones are}} not given back. Keep them only where the rules were broken.',
  'wish.remove.done': 'Wish {number} is removed.',
  'wish.remove.many': 'Remove {count, plural, one {# wish} other {# wishes}}',
  'wish.remove.many.consequence':
    '{count, plural, =0 {None of them is open, so nothing changes.} one {# open wish leaves the pool for good.} other {# open wishes leave the pool for good.}}',

  'user.tab.wishes': 'Wishes',
  'user.wishes.none': 'This user has not wished for anything yet.',
  'user.wishes.all': 'Show in the wish list',

  'field.gift': 'Gift',
  'field.giftStones': 'Gift’s worth in stones',
  'field.removedReason': 'Why it was removed',
  'field.endedAt': 'Ended',
};
