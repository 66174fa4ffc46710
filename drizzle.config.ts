import { defineConfig } from 'drizzle-kit';

/** `npm run migration -- --name <what-changes>` writes the next step into server/db/migrations. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/tables.ts',
  out: './server/db/migrations',
  casing: 'snake_case',
});
