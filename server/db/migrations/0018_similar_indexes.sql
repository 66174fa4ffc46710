CREATE INDEX IF NOT EXISTS "audit_item_title_same" ON "audit_item" USING hash (lower("title"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_item_text_same" ON "audit_item" USING hash (lower("text"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_item_image_same" ON "audit_item" USING hash ("image");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_item_words" ON "audit_item" USING gin ("hits" jsonb_path_ops);--> statement-breakpoint
-- What stands in an index of an expression is unknown until then.
ANALYZE "audit_item";
