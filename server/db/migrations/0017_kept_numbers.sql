CREATE TABLE "item_sold" (
	"item_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"pieces" bigint NOT NULL,
	"amount" numeric NOT NULL,
	CONSTRAINT "item_sold_item_id_currency_pk" PRIMARY KEY("item_id","currency")
);
--> statement-breakpoint
CREATE TABLE "item_sold_at" (
	"item_id" bigint NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"pieces" bigint NOT NULL,
	CONSTRAINT "item_sold_at_item_id_at_pk" PRIMARY KEY("item_id","at")
);
--> statement-breakpoint
CREATE TABLE "sold_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sold_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp(3) with time zone,
	"pieces" bigint NOT NULL,
	"amount" numeric NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION sold_at(paid_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE STRICT AS $$
	SELECT to_timestamp(floor(extract(epoch FROM paid_at) / 900) * 900)
$$;
--> statement-breakpoint
CREATE FUNCTION sold_by_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO sold_change (item_id, currency, at, pieces, amount)
		SELECT line.item_id, sale.currency, sold_at(sale.paid_at), -sum(line.count), -sum(line.sum)
		FROM gone line JOIN mall_order sale ON sale.id = line.order_id
		WHERE sale.status IN ('paid', 'shipped', 'completed')
		GROUP BY 1, 2, 3;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO sold_change (item_id, currency, at, pieces, amount)
		SELECT line.item_id, sale.currency, sold_at(sale.paid_at), sum(line.count), sum(line.sum)
		FROM made line JOIN mall_order sale ON sale.id = line.order_id
		WHERE sale.status IN ('paid', 'shipped', 'completed')
		GROUP BY 1, 2, 3;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION sold_by_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO sold_change (item_id, currency, at, pieces, amount)
	SELECT line.item_id, sale.currency, sold_at(sale.paid_at), sum(sale.times * line.count), sum(sale.times * line.sum)
	FROM (
		SELECT id, currency, paid_at, -1 AS times FROM gone WHERE status IN ('paid', 'shipped', 'completed')
		UNION ALL
		SELECT id, currency, paid_at, 1 FROM made WHERE status IN ('paid', 'shipped', 'completed')
	) sale
	JOIN mall_order_item line ON line.order_id = sale.id
	GROUP BY 1, 2, 3
	HAVING sum(sale.times * line.count) <> 0 OR sum(sale.times * line.sum) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION share_is_clicked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE share SET clicks = clicks - fewer.count
		FROM (SELECT share_id, count(*) FROM gone GROUP BY share_id) fewer WHERE share.id = fewer.share_id;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		UPDATE share SET clicks = clicks + more.count
		FROM (SELECT share_id, count(*) FROM made GROUP BY share_id) more WHERE share.id = more.share_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION share_brings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE share SET sign_ups = sign_ups - fewer.count
		FROM (SELECT share_id, count(*) FROM gone GROUP BY share_id) fewer WHERE share.id = fewer.share_id;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		UPDATE share SET sign_ups = sign_ups + more.count
		FROM (SELECT share_id, count(*) FROM made GROUP BY share_id) more WHERE share.id = more.share_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Who writes orders, clicks or sign-ups waits from here on to the end, while what is there is counted: so nothing is
-- counted twice or left out.
CREATE TRIGGER share_click_is_new AFTER INSERT ON share_click REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION share_is_clicked();
--> statement-breakpoint
CREATE TRIGGER share_click_is_changed AFTER UPDATE ON share_click REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION share_is_clicked();
--> statement-breakpoint
CREATE TRIGGER share_click_is_gone AFTER DELETE ON share_click REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION share_is_clicked();
--> statement-breakpoint
CREATE TRIGGER share_sign_up_is_new AFTER INSERT ON share_sign_up REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION share_brings();
--> statement-breakpoint
CREATE TRIGGER share_sign_up_is_changed AFTER UPDATE ON share_sign_up REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION share_brings();
--> statement-breakpoint
CREATE TRIGGER share_sign_up_is_gone AFTER DELETE ON share_sign_up REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION share_brings();
--> statement-breakpoint
ALTER TABLE "share" ADD COLUMN "clicks" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "share" ADD COLUMN "sign_ups" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE share SET clicks = counted.clicks, sign_ups = counted.sign_ups
FROM (
	SELECT share_id, sum(click) AS clicks, sum(sign_up) AS sign_ups
	FROM (
		SELECT share_id, 1 AS click, 0 AS sign_up FROM share_click
		UNION ALL
		SELECT share_id, 0, 1 FROM share_sign_up
	) came
	GROUP BY share_id
) counted
WHERE share.id = counted.share_id;
--> statement-breakpoint
CREATE INDEX "share_clicks" ON "share" USING btree ("clicks","id");
--> statement-breakpoint
CREATE INDEX "share_sign_ups" ON "share" USING btree ("sign_ups","id");
--> statement-breakpoint
CREATE TRIGGER mall_order_is_sold AFTER UPDATE ON mall_order REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION sold_by_orders();
--> statement-breakpoint
CREATE TRIGGER mall_order_item_is_new AFTER INSERT ON mall_order_item REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION sold_by_lines();
--> statement-breakpoint
CREATE TRIGGER mall_order_item_is_changed AFTER UPDATE ON mall_order_item REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION sold_by_lines();
--> statement-breakpoint
CREATE TRIGGER mall_order_item_is_gone AFTER DELETE ON mall_order_item REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sold_by_lines();
--> statement-breakpoint
WITH sale AS (
	SELECT line.item_id, sale.currency, sold_at(sale.paid_at) AS at, sum(line.count) AS pieces, sum(line.sum) AS amount
	FROM mall_order_item line JOIN mall_order sale ON sale.id = line.order_id
	WHERE sale.status IN ('paid', 'shipped', 'completed')
	GROUP BY 1, 2, 3
), by_time AS (
	INSERT INTO item_sold_at (item_id, at, pieces)
	SELECT item_id, at, sum(pieces) FROM sale WHERE at IS NOT NULL GROUP BY item_id, at
)
INSERT INTO item_sold (item_id, currency, pieces, amount)
SELECT item_id, currency, sum(pieces), sum(amount) FROM sale GROUP BY item_id, currency;
--> statement-breakpoint
ANALYZE item_sold, item_sold_at, share;
