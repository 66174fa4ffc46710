CREATE INDEX IF NOT EXISTS "operation_reason_part" ON "operation" USING gin (text_grams("reason"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "operation_name_part" ON "operation" USING gin (text_grams("target_name"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "login_log_account_part" ON "login_log" USING gin (text_grams("account"));--> statement-breakpoint
-- What stands in an index of an expression is unknown until then.
ANALYZE "operation", "login_log";