/** Whether Enter has no other use there: not in a text of several lines, a calendar or an open list. */
export const isOneLine = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement &&
  !['radio', 'checkbox', 'file'].includes(target.type) &&
  target.getAttribute('aria-expanded') !== 'true' &&
  !target.closest('.ant-picker');
