/** Whether Enter has no other use there: not in a text of several lines, a calendar or a list, which it opens. */
export const isOneLine = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement &&
  !['radio', 'checkbox', 'file'].includes(target.type) &&
  target.getAttribute('role') !== 'combobox' &&
  !target.closest('.ant-picker');
