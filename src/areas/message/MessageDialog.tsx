import type { Message } from '@contract/message';
import type { MessageAction } from './actions';
import { RemoveDialog } from './RemoveDialog';
import { SendMessageDialog } from './SendMessageDialog';
import { WithdrawMessageDialog } from './WithdrawMessageDialog';

interface MessageDialogProps {
  message: Message;
  onDone: () => void;
  onClose: () => void;
}

const dialogs = { send: SendMessageDialog, withdraw: WithdrawMessageDialog, remove: RemoveDialog } as const;

export function MessageDialog({ action, ...props }: MessageDialogProps & { action: MessageAction }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
