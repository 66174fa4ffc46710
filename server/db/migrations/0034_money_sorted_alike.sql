CREATE INDEX IF NOT EXISTS "mall_order_amount_major" ON "mall_order" USING btree (("amount" * case when "currency" in ('CNY', 'USD') then 1 else 100 end),"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mall_order_paid_major" ON "mall_order" USING btree (("paid" * case when "currency" in ('CNY', 'USD') then 1 else 100 end),"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mall_order_item_value_major" ON "mall_order_item" USING btree ("type",("value" * case when "value_currency" in ('CNY', 'USD') then 1 else 100 end),"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mall_order_item_paid_major" ON "mall_order_item" USING btree ("type",("paid" * case when "currency" in ('CNY', 'USD') then 1 else 100 end),"id");--> statement-breakpoint
ANALYZE "mall_order";--> statement-breakpoint
ANALYZE "mall_order_item";--> statement-breakpoint
DROP INDEX IF EXISTS "mall_order_amount";--> statement-breakpoint
DROP INDEX IF EXISTS "mall_order_sum_paid";--> statement-breakpoint
DROP INDEX IF EXISTS "mall_order_item_value";--> statement-breakpoint
DROP INDEX IF EXISTS "mall_order_item_paid";
