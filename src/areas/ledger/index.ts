export { LedgerCard } from './LedgerCard';
export { useLedgerColumns } from './useLedgerColumns';
