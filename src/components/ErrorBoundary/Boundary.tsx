import { Component, type ReactNode } from 'react';
import { notice } from '@/components/notice';
import { askAgain } from '@/request/askAgain';
import { translate } from '@/request/translate';
import { chunkOf } from './chunks';

export interface Caught {
  /** Which kind of chunk failed to load, if the error is about one: only loading the page again helps then. */
  chunk: 'script' | 'style' | undefined;
  /** Draws the children again, and once more when what the page shows has been asked again. */
  retry: () => void;
}

interface Props {
  children: ReactNode;
  /** After an error, another one of these draws the children again, such as the address of a page. */
  resetOn?: readonly unknown[];
  failed: (caught: Caught) => ReactNode;
}

interface State {
  caught?: { error: unknown };
}

/** Contains an error of its children, and says instead what `failed` does. React reports the error. */
export class Boundary extends Component<Props, State> {
  state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  componentDidCatch(error: unknown) {
    const chunk = chunkOf(error);
    if (chunk) notice.error(translate(`chunk.${chunk}`));
  }

  componentDidUpdate({ resetOn: before = [] }: Props) {
    const { resetOn = [] } = this.props;
    const changed =
      resetOn.length !== before.length || resetOn.some((value, index) => !Object.is(value, before[index]));
    if (changed) this.reset();
  }

  private reset = () => {
    if (this.state.caught) this.setState({ caught: undefined });
  };

  private retry = () => {
    const asked = askAgain();
    this.reset();
    void asked.then(this.reset);
  };

  render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    return this.props.failed({ chunk: chunkOf(caught.error), retry: this.retry });
  }
}
