-- The parts of a text of one, two and three characters, in small letters.
CREATE OR REPLACE FUNCTION "text_grams"("source" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT array_agg(substr("small", "at", "size"))
	FROM (SELECT lower("source") AS "small") "text", generate_series(1, length("small")) "at", generate_series(1, 3) "size"
$$;--> statement-breakpoint
-- Those of the parts that a text has if it contains a keyword: the longest of them.
CREATE OR REPLACE FUNCTION "wanted_grams"("keyword" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT array_agg(substr("small", "at", "size"))
	FROM (SELECT lower("keyword") AS "small", least(length(lower("keyword")), 3) AS "size") "text",
		generate_series(1, length("small") - "size" + 1) "at"
$$;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_item_title_part" ON "audit_item" USING gin (text_grams("title"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_item_text_part" ON "audit_item" USING gin (text_grams("text"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mall_order_number_begins" ON "mall_order" USING btree (("number"::text) text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mall_order_channel_begins" ON "mall_order" USING btree ("channel_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mall_order_item_number_begins" ON "mall_order_item" USING btree (("number"::text) text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_number_begins" ON "room" USING btree (("number"::text) text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_title_begins" ON "room" USING btree (lower("title") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_title_part" ON "room" USING gin (text_grams("title"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "app_user_nickname_begins" ON "app_user" USING btree (lower("nickname") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "app_user_nickname_part" ON "app_user" USING gin (text_grams("nickname"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "app_user_phone_part" ON "app_user" USING gin (text_grams("phone"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "app_user_number_begins" ON "app_user" USING btree (("number"::text) text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wish_number_begins" ON "wish" USING btree (("number"::text) text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wish_text_begins" ON "wish" USING btree (lower("text") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wish_text_part" ON "wish" USING gin (text_grams("text"));--> statement-breakpoint
-- What stands in an index of an expression is unknown until then.
ANALYZE "app_user", "audit_item", "mall_order", "mall_order_item", "room", "wish";
