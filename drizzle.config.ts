import { defineConfig } from 'drizzle-kit';

/** `npm run migration -- --name <what-changes>` writes the next step into server/db/migrations. */
export default defineConfig({
  dialect: 'postgresql',
  // With the sequences of `columns.ts`.
  schema: ['./server/areas/*/table.ts', './server/delivery/table.ts', './server/db/columns.ts'],
  out: './server/db/migrations',
  casing: 'snake_case',
});
