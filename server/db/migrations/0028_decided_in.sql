CREATE INDEX IF NOT EXISTS "audit_item_decided_in" ON "audit_item" USING btree ("decided_at","submitted_at","id");
--> statement-breakpoint
DROP INDEX IF EXISTS "audit_item_decided_at";
