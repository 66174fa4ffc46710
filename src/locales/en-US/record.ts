export default {
  'record.neighbours': 'Other records of the list',
  'record.place': '{place} of {total}',
  'record.previous': 'Previous record',
  'record.next': 'Next record',
};
