-- Sign-ups are updated now without going to another share, and their shares must not be held for that.
CREATE OR REPLACE FUNCTION share_brings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		UPDATE share SET sign_ups = sign_ups - fewer.count
		FROM (SELECT share_id, count(*) FROM gone GROUP BY share_id) fewer WHERE share.id = fewer.share_id;
	ELSIF TG_OP = 'INSERT' THEN
		UPDATE share SET sign_ups = sign_ups + more.count
		FROM (SELECT share_id, count(*) FROM made GROUP BY share_id) more WHERE share.id = more.share_id;
	ELSE
		UPDATE share SET sign_ups = sign_ups + moved.count
		FROM (
			SELECT share_id, sum(times) AS count
			FROM (SELECT share_id, -1 AS times FROM gone UNION ALL SELECT share_id, 1 FROM made) moves
			GROUP BY share_id HAVING sum(times) <> 0
		) moved WHERE share.id = moved.share_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Held until the end of a transaction that inserts into a log by one with all others that do, and by one that deletes
-- there or moves rows alone: it holds rows that the others may have to mark. Before any row is held, so that no two wait
-- for each other. `server/db/locks.ts` has the numbers of other locks.
CREATE FUNCTION hold_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_ARGV[1] = 'shared' THEN
		PERFORM pg_advisory_xact_lock_shared(7225, hashtext(TG_ARGV[0]));
	ELSE
		PERFORM pg_advisory_xact_lock(7225, hashtext(TG_ARGV[0]));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Two transactions that insert rows of one key don't see each other's, so the second waits until the first has ended.
-- All keys share 256 locks, which are taken in their order: a statement of many rows holds no more of them.
CREATE FUNCTION wait_for_keys(log text, keys text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(7225, hashtext(log));
	PERFORM pg_advisory_xact_lock(7226, place)
	FROM (SELECT DISTINCT hashtext(key) & 255 AS place FROM unnest(keys) key ORDER BY place) places;
END $$;
--> statement-breakpoint
-- In the order of the ids, because another transaction may set another mark of the same rows.
CREATE FUNCTION set_marks(log regclass, mark name, marked bigint[], unmarked bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF marked IS NULL AND unmarked IS NULL THEN
		RETURN;
	END IF;
	EXECUTE format('SELECT FROM %s WHERE id = ANY($1 || $2) ORDER BY id FOR NO KEY UPDATE', log) USING marked, unmarked;
	EXECUTE format('UPDATE %s SET %I = id = ANY($1) WHERE id = ANY($1 || $2)', log, mark)
	USING coalesce(marked, '{}'), unmarked;
END $$;
--> statement-breakpoint
-- Marks the rows of a log that are crowded as `server/lib/bursts.ts` says it, after rows with these keys and times were
-- written or deleted. Only rows with fewer than `at_least` others between them and one of these can have another mark,
-- and that is told from as many further ones. Rows at one instant are crowded or not all together, so that it does not
-- matter which of them is looked at. To be called after `wait_for_keys`, by a statement of its own.
CREATE FUNCTION mark_crowded(
	log regclass, counted text, key name, mark name, at_least int, span interval, keys text[], times timestamptz[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	marked bigint[];
	unmarked bigint[];
BEGIN
	EXECUTE format($q$
		WITH changed AS (
			SELECT key, min(at) AS first, max(at) AS last FROM unnest($1, $2) changed (key, at) GROUP BY key
		), near AS (
			SELECT changed.key, found.*
			FROM changed CROSS JOIN LATERAL (
				(SELECT id, at, %3$I AS mark, row_number() OVER (ORDER BY at DESC) AS away FROM %1$s
				WHERE %2$I = changed.key AND at < changed.first AND %4$s ORDER BY at DESC LIMIT 2 * $3 - 2)
				UNION ALL
				(SELECT id, at, %3$I, 0 FROM %1$s
				WHERE %2$I = changed.key AND at BETWEEN changed.first AND changed.last AND %4$s)
				UNION ALL
				(SELECT id, at, %3$I, row_number() OVER (ORDER BY at) FROM %1$s
				WHERE %2$I = changed.key AND at > changed.last AND %4$s ORDER BY at LIMIT 2 * $3 - 2)
			) found
		), spans AS (
			SELECT *, at - lag(at, $3 - 1) OVER (PARTITION BY key ORDER BY at, id) <= $4 AS ends FROM near
		), told AS (
			SELECT id, away, mark, coalesce(bool_or(ends) OVER (
				PARTITION BY key ORDER BY at, id ROWS BETWEEN CURRENT ROW AND $3 - 1 FOLLOWING
			), false) AS crowded FROM spans
		)
		SELECT array_agg(id) FILTER (WHERE crowded), array_agg(id) FILTER (WHERE NOT crowded)
		FROM told WHERE away < $3 AND crowded <> mark
	$q$, log, key, mark, counted) INTO marked, unmarked USING keys, times, at_least, span;
	PERFORM set_marks(log, mark, marked, unmarked);
END $$;
--> statement-breakpoint
-- Who writes sign-ups waits from here on: nothing is written between what is filled and the triggers.
ALTER TABLE "share_sign_up" ADD COLUMN "channel" text;
--> statement-breakpoint
ALTER TABLE "share_sign_up" ADD COLUMN "shared_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "share_sign_up" ADD COLUMN "nickname" text;
--> statement-breakpoint
ALTER TABLE "share_sign_up" ADD COLUMN "number" bigint;
--> statement-breakpoint
ALTER TABLE "share_sign_up" ADD COLUMN "by_device" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "share_sign_up" ADD COLUMN "by_ip" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Who changes the share or the user meanwhile is waited for, and a change afterwards reaches the sign-up.
CREATE FUNCTION share_sign_up_copies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT channel, shared_at INTO NEW.channel, NEW.shared_at FROM share WHERE id = NEW.share_id FOR NO KEY UPDATE;
	SELECT nickname, number INTO NEW.nickname, NEW.number FROM app_user WHERE id = NEW.user_id FOR SHARE;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION share_is_copied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE share_sign_up SET channel = NEW.channel, shared_at = NEW.shared_at WHERE share_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION app_user_is_copied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE share_sign_up SET nickname = NEW.nickname, number = NEW.number WHERE user_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A row that is deleted and has no mark was not needed for the mark of another one.
CREATE FUNCTION share_sign_up_marks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed share_sign_up[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		changed := ARRAY(SELECT ROW(made.*)::share_sign_up FROM made);
	ELSIF TG_OP = 'DELETE' THEN
		changed := ARRAY(SELECT ROW(gone.*)::share_sign_up FROM gone);
	ELSE
		changed := ARRAY(
			SELECT ROW(gone.*)::share_sign_up FROM gone WHERE NOT EXISTS (SELECT FROM made WHERE made.id = gone.id
				AND made.device = gone.device AND made.ip = gone.ip AND made.at = gone.at)
			UNION ALL
			SELECT ROW(made.*)::share_sign_up FROM made WHERE NOT EXISTS (SELECT FROM gone WHERE gone.id = made.id
				AND gone.device = made.device AND gone.ip = made.ip AND gone.at = made.at)
		);
	END IF;
	IF cardinality(changed) = 0 THEN
		RETURN NULL;
	END IF;
	IF TG_OP = 'INSERT' THEN
		PERFORM wait_for_keys('share_sign_up', ARRAY(SELECT device FROM unnest(changed) UNION SELECT ip FROM unnest(changed)));
	END IF;
	PERFORM mark_crowded('share_sign_up', 'true', 'device', 'by_device', 5, '24 hours', array_agg(device), array_agg(at))
	FROM unnest(changed) WHERE TG_OP <> 'DELETE' OR by_device HAVING count(*) > 0;
	PERFORM mark_crowded('share_sign_up', 'true', 'ip', 'by_ip', 8, '24 hours', array_agg(ip), array_agg(at))
	FROM unnest(changed) WHERE TG_OP <> 'DELETE' OR by_ip HAVING count(*) > 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE share_sign_up SET channel = share.channel, shared_at = share.shared_at, nickname = app_user.nickname, number = app_user.number
FROM share, app_user WHERE share.id = share_sign_up.share_id AND app_user.id = share_sign_up.user_id;
--> statement-breakpoint
SELECT mark_crowded('share_sign_up', 'true', 'device', 'by_device', 5, '24 hours', array_agg(device), array_agg(at))
FROM (SELECT DISTINCT device FROM share_sign_up) keys, (VALUES ('-infinity'::timestamptz), ('infinity')) times (at) HAVING count(*) > 0;
--> statement-breakpoint
SELECT mark_crowded('share_sign_up', 'true', 'ip', 'by_ip', 8, '24 hours', array_agg(ip), array_agg(at))
FROM (SELECT DISTINCT ip FROM share_sign_up) keys, (VALUES ('-infinity'::timestamptz), ('infinity')) times (at) HAVING count(*) > 0;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "share_sign_up_device_part" ON "share_sign_up" USING gin (text_grams("device"));
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "share_sign_up_nickname_part" ON "share_sign_up" USING gin (text_grams("nickname"));
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "share_sign_up_number_begins" ON "share_sign_up" USING btree (("number"::text) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "share_sign_up_suspect" ON "share_sign_up" USING btree ("at","id") WHERE "share_sign_up"."by_device" or "share_sign_up"."by_ip";
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "share_sign_up_suspect_share" ON "share_sign_up" USING btree ("share_id") WHERE "share_sign_up"."by_device" or "share_sign_up"."by_ip";
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "share_sign_up_by_device" ON "share_sign_up" USING btree ("device","at") WHERE "share_sign_up"."by_device";
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "share_sign_up_by_ip" ON "share_sign_up" USING btree ("ip","at") WHERE "share_sign_up"."by_ip";
--> statement-breakpoint
CREATE TRIGGER share_sign_up_is_held_new BEFORE INSERT ON share_sign_up FOR EACH STATEMENT EXECUTE FUNCTION hold_log('share_sign_up', 'shared');
--> statement-breakpoint
CREATE TRIGGER share_sign_up_is_held_changed BEFORE UPDATE OF device, ip, at ON share_sign_up FOR EACH STATEMENT EXECUTE FUNCTION hold_log('share_sign_up', 'alone');
--> statement-breakpoint
CREATE TRIGGER share_sign_up_is_held_gone BEFORE DELETE ON share_sign_up FOR EACH STATEMENT EXECUTE FUNCTION hold_log('share_sign_up', 'alone');
--> statement-breakpoint
CREATE TRIGGER share_sign_up_is_marked_new AFTER INSERT ON share_sign_up REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION share_sign_up_marks();
--> statement-breakpoint
CREATE TRIGGER share_sign_up_is_marked_changed AFTER UPDATE ON share_sign_up REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION share_sign_up_marks();
--> statement-breakpoint
CREATE TRIGGER share_sign_up_is_marked_gone AFTER DELETE ON share_sign_up REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION share_sign_up_marks();
--> statement-breakpoint
CREATE TRIGGER share_sign_up_copies_new BEFORE INSERT OR UPDATE OF share_id, user_id ON share_sign_up FOR EACH ROW EXECUTE FUNCTION share_sign_up_copies();
--> statement-breakpoint
ANALYZE share_sign_up;
--> statement-breakpoint
-- Who signs in waits from here on.
ALTER TABLE "login_log" ADD COLUMN "in_burst" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Marks the sign-ins that come right after a burst, after rows with these addresses and times were written or deleted.
CREATE FUNCTION mark_after_bursts(at_least int, span interval, keys text[], times timestamptz[])
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	marked bigint[];
	unmarked bigint[];
BEGIN
	SELECT array_agg(id) FILTER (WHERE after_burst), array_agg(id) FILTER (WHERE NOT after_burst) INTO marked, unmarked
	FROM (
		SELECT done.id, done.in_burst, coalesce((
			SELECT failed.at FROM login_log failed
			WHERE failed.ip = done.ip AND failed.outcome <> 'success' AND failed.at <= done.at
			ORDER BY failed.at DESC OFFSET at_least - 1 LIMIT 1
		) >= done.at - span, false) AS after_burst
		FROM (SELECT ip, min(at) AS first, max(at) AS last FROM unnest(keys, times) tried (ip, at) GROUP BY ip) changed
		JOIN login_log done ON done.ip = changed.ip AND done.at BETWEEN changed.first AND changed.last + span
		WHERE done.outcome = 'success'
	) told
	WHERE after_burst <> in_burst;
	PERFORM set_marks('login_log', 'in_burst', marked, unmarked);
END $$;
--> statement-breakpoint
CREATE FUNCTION login_log_marks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed login_log[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		changed := ARRAY(SELECT ROW(made.*)::login_log FROM made);
	ELSIF TG_OP = 'DELETE' THEN
		changed := ARRAY(SELECT ROW(gone.*)::login_log FROM gone);
	ELSE
		changed := ARRAY(
			SELECT ROW(gone.*)::login_log FROM gone WHERE NOT EXISTS (SELECT FROM made WHERE made.id = gone.id
				AND made.ip = gone.ip AND made.outcome = gone.outcome AND made.at = gone.at)
			UNION ALL
			SELECT ROW(made.*)::login_log FROM made WHERE NOT EXISTS (SELECT FROM gone WHERE gone.id = made.id
				AND gone.ip = made.ip AND gone.outcome = made.outcome AND gone.at = made.at)
		);
	END IF;
	IF cardinality(changed) = 0 THEN
		RETURN NULL;
	END IF;
	IF TG_OP = 'INSERT' THEN
		PERFORM wait_for_keys('login_log', ARRAY(SELECT ip FROM unnest(changed)));
	END IF;
	PERFORM mark_crowded(
		'login_log', 'outcome <> ''success''', 'ip', 'in_burst', 10, '60 minutes', array_agg(ip), array_agg(at)
	)
	FROM unnest(changed) WHERE outcome <> 'success' AND (TG_OP <> 'DELETE' OR in_burst) HAVING count(*) > 0;
	PERFORM mark_after_bursts(10, '60 minutes', array_agg(ip), array_agg(at))
	FROM unnest(changed) WHERE TG_OP <> 'DELETE' OR in_burst HAVING count(*) > 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
SELECT mark_crowded('login_log', 'outcome <> ''success''', 'ip', 'in_burst', 10, '60 minutes', array_agg(ip), array_agg(at))
FROM (SELECT DISTINCT ip FROM login_log WHERE outcome <> 'success') keys, (VALUES ('-infinity'::timestamptz), ('infinity')) times (at) HAVING count(*) > 0;
--> statement-breakpoint
SELECT mark_after_bursts(10, '60 minutes', array_agg(ip), array_agg(at))
FROM (SELECT DISTINCT ip FROM login_log WHERE in_burst) keys, (VALUES ('-infinity'::timestamptz), ('infinity')) times (at) HAVING count(*) > 0;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "login_log_burst" ON "login_log" USING btree ("at","id") WHERE "login_log"."in_burst";
--> statement-breakpoint
CREATE TRIGGER login_log_is_held_new BEFORE INSERT ON login_log FOR EACH STATEMENT EXECUTE FUNCTION hold_log('login_log', 'shared');
--> statement-breakpoint
CREATE TRIGGER login_log_is_held_changed BEFORE UPDATE OF ip, outcome, at ON login_log FOR EACH STATEMENT EXECUTE FUNCTION hold_log('login_log', 'alone');
--> statement-breakpoint
CREATE TRIGGER login_log_is_held_gone BEFORE DELETE ON login_log FOR EACH STATEMENT EXECUTE FUNCTION hold_log('login_log', 'alone');
--> statement-breakpoint
CREATE TRIGGER login_log_is_marked_new AFTER INSERT ON login_log REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION login_log_marks();
--> statement-breakpoint
CREATE TRIGGER login_log_is_marked_changed AFTER UPDATE ON login_log REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION login_log_marks();
--> statement-breakpoint
CREATE TRIGGER login_log_is_marked_gone AFTER DELETE ON login_log REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION login_log_marks();
--> statement-breakpoint
-- Of this column alone, because the others' are known.
ANALYZE login_log (in_burst);
--> statement-breakpoint
-- At last what others wait for who write shares and users. Who was renamed since the copies were made is copied again.
CREATE TRIGGER share_is_held BEFORE UPDATE OF channel, shared_at ON share FOR EACH STATEMENT EXECUTE FUNCTION hold_log('share_sign_up', 'alone');
--> statement-breakpoint
CREATE TRIGGER share_is_copied AFTER UPDATE OF channel, shared_at ON share FOR EACH ROW WHEN ((OLD.channel, OLD.shared_at) IS DISTINCT FROM (NEW.channel, NEW.shared_at)) EXECUTE FUNCTION share_is_copied();
--> statement-breakpoint
CREATE TRIGGER app_user_is_copied AFTER UPDATE OF nickname, number ON app_user FOR EACH ROW WHEN ((OLD.nickname, OLD.number) IS DISTINCT FROM (NEW.nickname, NEW.number)) EXECUTE FUNCTION app_user_is_copied();
--> statement-breakpoint
UPDATE share_sign_up SET channel = share.channel, shared_at = share.shared_at, nickname = app_user.nickname, number = app_user.number
FROM share, app_user WHERE share.id = share_sign_up.share_id AND app_user.id = share_sign_up.user_id
AND (share_sign_up.channel, share_sign_up.shared_at, share_sign_up.nickname, share_sign_up.number)
	IS DISTINCT FROM (share.channel, share.shared_at, app_user.nickname, app_user.number);
