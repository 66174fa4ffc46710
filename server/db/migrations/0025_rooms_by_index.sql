CREATE FUNCTION room_is_reported() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE room SET reports = reports - fewer.count
		FROM (SELECT room_id, count(*) FROM gone GROUP BY room_id) fewer WHERE room.id = fewer.room_id;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		UPDATE room SET reports = reports + more.count
		FROM (SELECT room_id, count(*) FROM made GROUP BY room_id) more WHERE room.id = more.room_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Who writes reports waits from here on to the end, while what is there is counted: so nothing is counted twice or left
-- out.
CREATE TRIGGER room_report_is_new AFTER INSERT ON room_report REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION room_is_reported();
--> statement-breakpoint
CREATE TRIGGER room_report_is_changed AFTER UPDATE ON room_report REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION room_is_reported();
--> statement-breakpoint
CREATE TRIGGER room_report_is_gone AFTER DELETE ON room_report REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION room_is_reported();
--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "reports" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Made again with the owner before the time, so that the owners of a group stand together in it, and with the id.
DROP INDEX "room_open_device";
--> statement-breakpoint
DROP INDEX "room_open_ip";
--> statement-breakpoint
DROP INDEX "room_open_host";
--> statement-breakpoint
UPDATE room SET reports = counted.count
FROM (SELECT room_id, count(*) FROM room_report GROUP BY room_id) counted
WHERE room.id = counted.room_id;
--> statement-breakpoint
CREATE INDEX "room_open_device" ON "room" USING btree ("device","host_id","created_at","id") WHERE "room"."kind" = 'people' and "room"."status" in ('draft', 'scheduled', 'live');
--> statement-breakpoint
CREATE INDEX "room_open_ip" ON "room" USING btree ("ip","host_id","created_at","id") WHERE "room"."kind" = 'people' and "room"."status" in ('draft', 'scheduled', 'live');
--> statement-breakpoint
CREATE INDEX "room_open_host" ON "room" USING btree ("host_id","created_at","id") WHERE "room"."kind" = 'people' and "room"."status" in ('draft', 'scheduled', 'live');
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_reports" ON "room" USING btree ("kind","reports","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_category" ON "room" USING btree ("kind","category","starts_at","id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_status" ON "room" USING btree ("kind","status","starts_at","id","online");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_recommended" ON "room" USING btree ("kind","starts_at","id") WHERE "room"."recommended";
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_frozen" ON "room" USING btree ("kind","starts_at","id") WHERE "room"."frozen";
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_unapproved" ON "room" USING btree ("kind","audit_state","starts_at","id") WHERE "room"."audit_state" <> 'approved';
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_running" ON "room" USING btree ("scene_template_id") WHERE "room"."status" in ('draft', 'scheduled', 'live');
--> statement-breakpoint
ANALYZE "room";
