CREATE TABLE "user_paid_anew" (
	"user_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Who writes orders waits from here on to the end, while exchanges are looked at: what they write afterwards goes by the
-- new rules. Their users are noted only, and worked out anew by the clock.
LOCK TABLE mall_order IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION user_paid_later() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE app_user SET paid_at = greatest(paid_at, later.at)
	FROM (SELECT user_id, max(paid_at) AS at FROM made WHERE paid_at IS NOT NULL AND kind = 'recharge' GROUP BY user_id) later
	WHERE app_user.id = later.user_id AND app_user.paid_at IS DISTINCT FROM greatest(app_user.paid_at, later.at);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION user_paid_otherwise() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Held first: what others have paid meanwhile is seen by the next statement.
	PERFORM FROM app_user WHERE id IN (SELECT user_id FROM gone WHERE paid_at IS NOT NULL AND kind = 'recharge') ORDER BY id FOR NO KEY UPDATE;
	UPDATE app_user SET paid_at = (SELECT max(paid_at) FROM mall_order WHERE user_id = app_user.id AND kind = 'recharge')
	WHERE id IN (SELECT user_id FROM gone WHERE paid_at IS NOT NULL AND kind = 'recharge');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION user_pays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.paid_at IS NOT NULL AND OLD.kind = 'recharge' THEN
		PERFORM FROM app_user WHERE id = OLD.user_id FOR NO KEY UPDATE;
		UPDATE app_user SET paid_at = (SELECT max(paid_at) FROM mall_order WHERE user_id = app_user.id AND kind = 'recharge') WHERE id = OLD.user_id;
	END IF;
	IF NEW.paid_at IS NOT NULL AND NEW.kind = 'recharge' THEN
		UPDATE app_user SET paid_at = greatest(paid_at, NEW.paid_at) WHERE id = NEW.user_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO "user_paid_anew" SELECT DISTINCT user_id FROM mall_order WHERE kind = 'exchange' AND paid_at IS NOT NULL;
