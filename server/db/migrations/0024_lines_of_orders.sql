ALTER TABLE "mall_order_item" ADD COLUMN "user_id" bigint DEFAULT '0' NOT NULL;
--> statement-breakpoint
ALTER TABLE "mall_order_item" ADD COLUMN "currency" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "mall_order_item" ADD COLUMN "channel" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "mall_order_item" ADD COLUMN "platform" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "mall_order_item" ADD COLUMN "status" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "mall_order_item" ADD COLUMN "paid" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE FUNCTION line_is_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT sale.user_id, sale.currency, sale.channel, sale.platform, sale.status,
		CASE WHEN sale.paid_at IS NULL THEN 0 ELSE NEW.sum END
	INTO NEW.user_id, NEW.currency, NEW.channel, NEW.platform, NEW.status, NEW.paid
	FROM mall_order sale WHERE sale.id = NEW.order_id;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION order_is_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE mall_order_item
	SET user_id = NEW.user_id, currency = NEW.currency, channel = NEW.channel, platform = NEW.platform, status = NEW.status,
		paid = CASE WHEN NEW.paid_at IS NULL THEN 0 ELSE sum END
	WHERE order_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- As before, but that a line which is changed in nothing that was sold leaves no change to be added.
CREATE OR REPLACE FUNCTION sold_by_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO sold_change (item_id, currency, at, pieces, amount)
		SELECT line.item_id, sale.currency, sold_at(sale.paid_at), sum(line.count), sum(line.sum)
		FROM made line JOIN mall_order sale ON sale.id = line.order_id
		WHERE sale.status IN ('paid', 'shipped', 'completed')
		GROUP BY 1, 2, 3;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO sold_change (item_id, currency, at, pieces, amount)
		SELECT line.item_id, sale.currency, sold_at(sale.paid_at), -sum(line.count), -sum(line.sum)
		FROM gone line JOIN mall_order sale ON sale.id = line.order_id
		WHERE sale.status IN ('paid', 'shipped', 'completed')
		GROUP BY 1, 2, 3;
	ELSE
		INSERT INTO sold_change (item_id, currency, at, pieces, amount)
		SELECT line.item_id, sale.currency, sold_at(sale.paid_at), sum(line.times * line.count), sum(line.times * line.sum)
		FROM (
			SELECT order_id, item_id, count, sum, -1 AS times FROM gone
			UNION ALL
			SELECT order_id, item_id, count, sum, 1 FROM made
		) line
		JOIN mall_order sale ON sale.id = line.order_id
		WHERE sale.status IN ('paid', 'shipped', 'completed')
		GROUP BY 1, 2, 3
		HAVING sum(line.times * line.count) <> 0 OR sum(line.times * line.sum) <> 0;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Who writes orders waits from here on to the end, so that no line keeps what its order was before.
CREATE TRIGGER mall_order_item_is_of BEFORE INSERT OR UPDATE OF order_id, sum ON mall_order_item FOR EACH ROW EXECUTE FUNCTION line_is_of_order();
--> statement-breakpoint
CREATE TRIGGER mall_order_is_of_lines AFTER UPDATE ON mall_order FOR EACH ROW
WHEN ((OLD.user_id, OLD.currency, OLD.channel, OLD.platform, OLD.status, OLD.paid_at)
	IS DISTINCT FROM (NEW.user_id, NEW.currency, NEW.channel, NEW.platform, NEW.status, NEW.paid_at))
EXECUTE FUNCTION order_is_of_lines();
--> statement-breakpoint
ALTER TABLE mall_order_item DISABLE TRIGGER mall_order_item_is_changed;
--> statement-breakpoint
UPDATE mall_order_item line
SET user_id = sale.user_id, currency = sale.currency, channel = sale.channel, platform = sale.platform, status = sale.status,
	paid = CASE WHEN sale.paid_at IS NULL THEN 0 ELSE line.sum END
FROM mall_order sale WHERE sale.id = line.order_id;
--> statement-breakpoint
ALTER TABLE mall_order_item ENABLE TRIGGER mall_order_item_is_changed;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mall_order_item_paid" ON "mall_order_item" USING btree ("type","paid","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mall_order_item_user" ON "mall_order_item" USING btree ("user_id","type","at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mall_order_item_channel" ON "mall_order_item" USING btree ("type","channel","at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mall_order_item_status" ON "mall_order_item" USING btree ("type","status","at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mall_order_item_currency" ON "mall_order_item" USING btree ("type","currency","at","id");
--> statement-breakpoint
-- Stones are never paid from a balance, and gifts by nothing else: taken one by one, PostgreSQL expects them everywhere.
CREATE STATISTICS IF NOT EXISTS mall_order_item_kinds (mcv) ON type, channel, status, currency, platform FROM mall_order_item;
--> statement-breakpoint
ANALYZE mall_order_item;
