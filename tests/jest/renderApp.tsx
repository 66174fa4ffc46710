import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { TestBrowser } from '@umijs/max';

/** Renders the whole console at an address, as the browser would, and answers a user to work it with. */
export function renderApp(address: string): UserEvent {
  const { pathname, search, hash } = new URL(address, window.location.origin);
  render(<TestBrowser location={{ pathname, search, hash }} />);
  return userEvent.setup();
}
