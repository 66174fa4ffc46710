CREATE INDEX IF NOT EXISTS "audit_item_by_user" ON "audit_item" USING btree ("user_id","state","decided_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "share_by_user" ON "share" USING btree ("user_id","shared_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wish_by_user" ON "wish" USING btree ("user_id","made_at","id");
--> statement-breakpoint
DROP INDEX IF EXISTS "audit_item_user";
--> statement-breakpoint
DROP INDEX IF EXISTS "share_user";
--> statement-breakpoint
DROP INDEX IF EXISTS "wish_user";
