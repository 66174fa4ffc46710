CREATE INDEX IF NOT EXISTS "mall_order_item_sum" ON "mall_order_item" USING btree ("type","sum","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mall_order_item_stones" ON "mall_order_item" USING btree ("type","stones","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mall_order_item_value" ON "mall_order_item" USING btree ("type","value","id");