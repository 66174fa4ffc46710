export { TitleAndBody } from './cells';
export { deliveryColumns } from './columns';
export { failedOf } from './counts';
export { DeliveryProgress } from './DeliveryProgress';
export { RECIPIENTS_PREFIX, Recipients } from './Recipients';
export { SaveOrSendBar } from './SaveOrSendBar';
export { useFollow } from './useFollow';
export { useFollowedList } from './useFollowedList';
export { useSaveOrSend } from './useSaveOrSend';
