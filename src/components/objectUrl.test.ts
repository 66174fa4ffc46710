import { KEPT_MS, revokeLater } from './objectUrl';

test('an address is let go once it was read', () => {
  jest.useFakeTimers();
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { revokeObjectURL });
  revokeLater('blob:picture');
  jest.advanceTimersByTime(KEPT_MS - 1);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:picture');
});
