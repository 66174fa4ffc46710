import type { Message } from '@contract/message';
import { RemoveDialog } from './RemoveDialog';
import { SendDialog } from './SendDialog';
import type { MessageAction } from './steps';
import { WithdrawDialog } from './WithdrawDialog';

interface MessageDialogProps {
  message: Message;
  onDone: () => void;
  onClose: () => void;
}

const dialogs = { send: SendDialog, withdraw: WithdrawDialog, remove: RemoveDialog } as const;

/** The dialog of an action on a message. */
export function MessageDialog({ action, ...props }: MessageDialogProps & { action: MessageAction }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
