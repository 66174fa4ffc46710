export default {
  'columns.columns': 'Columns',
  'columns.pin.left': 'Keep {name} at the left',
  'columns.pin.right': 'Keep {name} at the right',
  'columns.density': 'Height of the rows',
  'columns.regular': 'Comfortable',
  'columns.compact': 'Compact',
  'columns.reset': 'Back to default',
};
