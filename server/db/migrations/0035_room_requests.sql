ALTER TABLE "room" ADD COLUMN "request_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "room_request" ON "room" USING btree ("request_id");