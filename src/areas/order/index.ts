export { Amount, Paid } from './cells';
export { Good, lineColumns } from './lineColumns';
export { ofUser, search, time } from './lineFields';
export { ItemName, OrderItems } from './OrderItems';
export { useOrderCounts } from './useOrderCounts';
