export default {
  'shelf.title': 'Mall centre',
  'stone.title': 'Lucky stones',
  'stone.create': 'New package',
  'stone.stones': 'Stones',
  'stone.price': 'Price',
  'stone.sold': 'Sold',
  'gift.title': 'Gift centre',
  'gift.create': 'New gift',
  'gift.category': 'Category',
  'gift.price': 'Price',
  'gift.stock': 'Stock',
  'gift.or': '{first} or {second}',
};
