export default {
  'drag.handle': 'Move “{name}”',
  'drag.role': 'sortable',
  'drag.instructions':
    'Press space to pick it up, the arrow keys to move it, space again to drop it, and escape to put it back.',
  'drag.picked': 'Picked up “{name}”, place {place} of {total}.',
  'drag.over': '“{name}” is now at place {place} of {total}.',
  'drag.dropped': '“{name}” was dropped at place {place} of {total}.',
  'drag.cancelled': '“{name}” is back at place {place} of {total}.',
};
