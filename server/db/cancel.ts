import { type ClientBase, Connection, type ConnectionConfig } from 'pg';
import { LIMITS } from './limits';

/** What pg does not declare of a client: where it is connected to, and how PostgreSQL knows it. */
interface Known {
  host: string;
  port: number;
  ssl: ConnectionConfig['ssl'];
  processID: number;
  secretKey: number;
}

interface Wire extends Connection {
  connect(port: number | string, host?: string): void;
  requestSsl(): void;
  cancel(processID: number, secretKey: number): void;
}

/**
 * Asks PostgreSQL to stop what a connection is doing. The protocol's own way, over a short connection beside it, which
 * PgBouncer knows too. It may come late, so the connection must not be used for anything else afterwards.
 */
export function cancelQuery(client: ClientBase): void {
  const { host, port, ssl, processID, secretKey } = client as unknown as Known;
  const wire = new Connection({ ssl }) as Wire;
  const giveUp = setTimeout(() => wire.stream.destroy(), LIMITS.calls.connectMs);
  giveUp.unref();
  const cancel = () => wire.cancel(processID, secretKey);
  wire.on('connect', () => (ssl ? wire.requestSsl() : cancel()));
  wire.on('sslconnect', cancel);
  // Whatever goes wrong: PostgreSQL stops by itself when the time of the statement is over.
  wire.on('error', () => wire.stream.destroy());
  wire.on('end', () => clearTimeout(giveUp));
  if (host.startsWith('/')) wire.connect(`${host}/.s.PGSQL.${port}`);
  else wire.connect(port, host);
}
