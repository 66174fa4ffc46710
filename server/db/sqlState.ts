/** SQLSTATEs: PostgreSQL's codes of errors. Those of two characters are a class. */
export const SQL_STATE = {
  connectionException: '08',
  dataException: '22',
  readOnlyTransaction: '25006',
  serializationFailure: '40001',
  deadlock: '40P01',
  undefinedColumn: '42703',
  undefinedFunction: '42883',
  undefinedTable: '42P01',
  tooManyConnections: '53300',
  lockNotAvailable: '55P03',
  /** Also what took longer than `statement_timeout` lets it. */
  queryCanceled: '57014',
  adminShutdown: '57P01',
  crashShutdown: '57P02',
  cannotConnectNow: '57P03',
} as const;

type SqlState = (typeof SQL_STATE)[keyof typeof SQL_STATE];

/** Whether an error, or one that it comes from, has one of these states. */
export function hasSqlState(error: unknown, ...states: readonly SqlState[]): boolean {
  const { code, cause } = (error ?? {}) as Error & { code?: unknown };
  return (
    (typeof code === 'string' && states.some((state) => code.startsWith(state))) ||
    (cause !== undefined && hasSqlState(cause, ...states))
  );
}
