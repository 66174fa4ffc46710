CREATE INDEX IF NOT EXISTS "audit_item_submitted" ON "audit_item" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_item_decided_last" ON "audit_item" USING btree ("decided_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mall_order_paid_last" ON "mall_order" USING btree ("paid_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mall_order_amount" ON "mall_order" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mall_order_sum_paid" ON "mall_order" USING btree ("paid","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_title" ON "room" USING btree ("kind","title","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_capacity" ON "room" USING btree ("kind","capacity","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_online" ON "room" USING btree ("kind","online","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_ends" ON "room" USING btree ("kind","ends_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_created" ON "room" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "login_log_account" ON "login_log" USING btree ("account","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "app_user_active_first" ON "app_user" USING btree ("last_active_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wish_stones" ON "wish" USING btree ("stones","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wish_expires" ON "wish" USING btree ("expires_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wish_fulfilled" ON "wish" USING btree ("fulfilled_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wish_fulfilled_last" ON "wish" USING btree ("fulfilled_at" DESC NULLS LAST,"id" DESC NULLS LAST);