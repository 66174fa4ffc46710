import { renderHook } from '@testing-library/react';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

function begin() {
  const button = document.body.appendChild(document.createElement('button'));
  const { result, rerender } = renderHook((count) => useFocusAfterRemoval(count), { initialProps: 2 });
  result.current.add.current = button;
  return { button, rerender, remove: () => result.current.onRemove() };
}

test('the focus goes on when one is gone, also if they are drawn again before that', () => {
  const { button, rerender, remove } = begin();
  remove();
  rerender(2);
  expect(button).not.toHaveFocus();
  rerender(1);
  expect(button).toHaveFocus();
});

test('but not from what the operator has chosen meanwhile', () => {
  const { button, rerender, remove } = begin();
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  remove();
  rerender(1);
  expect(button).not.toHaveFocus();
  expect(other).toHaveFocus();
});
