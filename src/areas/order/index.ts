export { OrderAmount, OrderPaid, refundedBeside } from './cells';
export { LineItem, orderLineColumns } from './lineColumns';
export { orderLineSearch, orderLineTime, orderLineUser } from './lineFields';
export { ItemName, itemsText, OrderItems } from './OrderItems';
export { paymentColumns } from './sharedColumns';
export { useOrderCounts } from './useOrderCounts';
