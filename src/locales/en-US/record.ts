export default {
  'record.type.upload': 'Upload',
  'record.type.view': 'Personal view',
  'record.neighbours': 'Other records of the list',
  'record.place': '{place} of {total}',
  'record.previous': 'Previous record',
  'record.next': 'Next record',
};
