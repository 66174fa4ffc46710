import { Component, type ReactNode } from 'react';
import { Failed } from '@/components/Failed';
import { notice } from '@/components/notice';
import { translate } from '@/request/translate';
import { chunkOf } from './chunks';

interface Props {
  children: ReactNode;
  /** Another value gives the children a new try: the path, for a boundary around pages. */
  resetKey?: string;
}

/** Keeps a page that fails, or whose chunk can't be loaded (spec §8), from taking the rest with it. */
export class ErrorBoundary extends Component<Props, { error?: unknown }> {
  state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  componentDidCatch(error: unknown) {
    const chunk = chunkOf(error);
    if (chunk) notice.error(translate(`chunk.${chunk}`));
  }

  componentDidUpdate({ resetKey }: Props) {
    if (this.state.error && resetKey !== this.props.resetKey) this.setState({ error: undefined });
  }

  render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const chunk = chunkOf(error);
    return (
      <Failed
        message={chunk ? translate(`chunk.${chunk}`) : `${translate('crash.title')} ${translate('crash.text')}`}
        retryText={translate('chunk.reload')}
        onRetry={() => window.location.reload()}
      />
    );
  }
}
