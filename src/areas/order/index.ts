export { OrderAmount, OrderPaid } from './cells';
export { LineItem, orderLineColumns } from './lineColumns';
export { orderLineSearch, orderLineTime, orderLineUser } from './lineFields';
export { ItemName, OrderItems } from './OrderItems';
export { useOrderCounts } from './useOrderCounts';
