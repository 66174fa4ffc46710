ALTER TABLE "room" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "ip" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_device" ON "room" USING btree ("device","starts_at","id") WHERE "room"."device" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_ip" ON "room" USING btree ("ip","starts_at","id") WHERE "room"."ip" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_open_device" ON "room" USING btree ("device","created_at","host_id") WHERE "room"."kind" = 'people' and "room"."status" in ('draft', 'scheduled', 'live');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_open_ip" ON "room" USING btree ("ip","created_at","host_id") WHERE "room"."kind" = 'people' and "room"."status" in ('draft', 'scheduled', 'live');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "room_open_host" ON "room" USING btree ("host_id","created_at") WHERE "room"."kind" = 'people' and "room"."status" in ('draft', 'scheduled', 'live');