import type { OpenDatabase } from '../db/open-database.ts';
import type { AppContext } from '../platform/app-context.ts';

/** The figures of this process itself. */
export function watchProcess({ metrics, live }: AppContext, database: OpenDatabase): void {
  metrics.addGauge('chalkline_live_connections', 'Open streams of live updates.', () => live.count);
  metrics.addGauge(
    'chalkline_database_connections_open',
    'Open connections of the pool.',
    () => database.connections().open,
  );
  metrics.addGauge(
    'chalkline_database_connections_busy',
    'Connections that a query uses now.',
    () => database.connections().busy,
  );
  metrics.addGauge('chalkline_database_queries_waiting', 'Queries that wait for a connection.', () =>
    database.waiting(),
  );
  metrics.addGauge('chalkline_database_down', '1 while the database is out of reach.', () =>
    database.status.isDown ? 1 : 0,
  );
}
