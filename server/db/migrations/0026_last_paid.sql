ALTER TABLE "app_user" ADD COLUMN "paid_at" timestamp(3) with time zone;
--> statement-breakpoint
CREATE FUNCTION user_paid_later() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE app_user SET paid_at = greatest(paid_at, later.at)
	FROM (SELECT user_id, max(paid_at) AS at FROM made WHERE paid_at IS NOT NULL GROUP BY user_id) later
	WHERE app_user.id = later.user_id AND app_user.paid_at IS DISTINCT FROM greatest(app_user.paid_at, later.at);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION user_paid_otherwise() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Held first: what others have paid meanwhile is seen by the next statement.
	PERFORM FROM app_user WHERE id IN (SELECT user_id FROM gone WHERE paid_at IS NOT NULL) ORDER BY id FOR NO KEY UPDATE;
	UPDATE app_user SET paid_at = (SELECT max(paid_at) FROM mall_order WHERE user_id = app_user.id)
	WHERE id IN (SELECT user_id FROM gone WHERE paid_at IS NOT NULL);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What is paid is hardly ever taken back, so that an order which is changed otherwise costs one comparison.
CREATE FUNCTION user_pays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.paid_at IS NOT NULL THEN
		PERFORM FROM app_user WHERE id = OLD.user_id FOR NO KEY UPDATE;
		UPDATE app_user SET paid_at = (SELECT max(paid_at) FROM mall_order WHERE user_id = app_user.id) WHERE id = OLD.user_id;
	END IF;
	IF NEW.paid_at IS NOT NULL THEN
		UPDATE app_user SET paid_at = greatest(paid_at, NEW.paid_at) WHERE id = NEW.user_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Who writes orders waits from here on to the end, while what is there is looked at.
CREATE TRIGGER mall_order_is_new AFTER INSERT ON mall_order REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION user_paid_later();
--> statement-breakpoint
CREATE TRIGGER mall_order_is_paid AFTER UPDATE ON mall_order FOR EACH ROW
WHEN ((OLD.user_id, OLD.paid_at) IS DISTINCT FROM (NEW.user_id, NEW.paid_at))
EXECUTE FUNCTION user_pays();
--> statement-breakpoint
CREATE TRIGGER mall_order_is_gone AFTER DELETE ON mall_order REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION user_paid_otherwise();
--> statement-breakpoint
UPDATE app_user SET paid_at = paid.at
FROM (SELECT user_id, max(paid_at) AS at FROM mall_order WHERE paid_at IS NOT NULL GROUP BY user_id) paid
WHERE app_user.id = paid.user_id;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "app_user_paid" ON "app_user" USING btree ("paid_at","id") WHERE "app_user"."paid_at" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mall_order_status_only" ON "mall_order" USING btree ("status");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wish_state" ON "wish" USING btree ("state","stones");
--> statement-breakpoint
ANALYZE "app_user";
