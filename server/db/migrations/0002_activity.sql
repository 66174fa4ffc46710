CREATE TABLE "audit_item" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"priority" text NOT NULL,
	"title" text,
	"text" text,
	"image" text,
	"previous" text,
	"hits" jsonb NOT NULL,
	"target_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"submitted_at" timestamp(3) with time zone NOT NULL,
	"claimed_by_id" bigint,
	"claimed_until" timestamp(3) with time zone,
	"reviewer_id" bigint,
	"decided_at" timestamp(3) with time zone,
	"reason_code" text,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "audit_item_decided" CHECK (("audit_item"."state" = 'pending') = ("audit_item"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "sensitive_word" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"word" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_gift" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"room_id" bigint NOT NULL,
	"from_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	"gift" text NOT NULL,
	"count" integer NOT NULL,
	"stones" bigint NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_member" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"room_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp(3) with time zone NOT NULL,
	"left_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "room_message" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"room_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"text" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_report" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"room_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wish" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"number" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"text" text NOT NULL,
	"stones" integer NOT NULL,
	"state" text NOT NULL,
	"removed_reason" text,
	"made_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "host_id" bigint;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "online" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "recommended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "closed_reason" text;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "audit_state" text;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "frozen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "frozen_reason" text;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "updated_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Rooms from before: they were demo data that knew no host; the audit of those by users is taken as done.
UPDATE "room" SET "category" = 'talk', "capacity" = 100, "updated_at" = "created_at",
  "host_id" = (SELECT min("id") FROM "app_user"), "audit_state" = CASE "kind" WHEN 'people' THEN 'approved' END;--> statement-breakpoint
ALTER TABLE "room" ALTER COLUMN "category" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ALTER COLUMN "host_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ALTER COLUMN "capacity" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_item" ADD CONSTRAINT "audit_item_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_item" ADD CONSTRAINT "audit_item_claimed_by_id_sys_user_id_fk" FOREIGN KEY ("claimed_by_id") REFERENCES "public"."sys_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_item" ADD CONSTRAINT "audit_item_reviewer_id_sys_user_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."sys_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_gift" ADD CONSTRAINT "room_gift_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_gift" ADD CONSTRAINT "room_gift_from_id_app_user_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_gift" ADD CONSTRAINT "room_gift_to_id_app_user_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_member" ADD CONSTRAINT "room_member_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_member" ADD CONSTRAINT "room_member_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_message" ADD CONSTRAINT "room_message_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_message" ADD CONSTRAINT "room_message_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_report" ADD CONSTRAINT "room_report_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_report" ADD CONSTRAINT "room_report_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_item_waiting" ON "audit_item" USING btree ("target_id","kind") WHERE "audit_item"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "audit_item_queue" ON "audit_item" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "audit_item_user" ON "audit_item" USING btree ("user_id","state","decided_at");--> statement-breakpoint
CREATE INDEX "audit_item_target" ON "audit_item" USING btree ("target_id","kind","submitted_at");--> statement-breakpoint
CREATE INDEX "audit_item_reviewer" ON "audit_item" USING btree ("reviewer_id","decided_at");--> statement-breakpoint
CREATE INDEX "audit_item_decided_at" ON "audit_item" USING btree ("decided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sensitive_word_word" ON "sensitive_word" USING btree (lower("word"));--> statement-breakpoint
CREATE INDEX "room_gift_room" ON "room_gift" USING btree ("room_id","at","id");--> statement-breakpoint
CREATE INDEX "room_member_room" ON "room_member" USING btree ("room_id","joined_at","id");--> statement-breakpoint
CREATE INDEX "room_message_room" ON "room_message" USING btree ("room_id","at","id");--> statement-breakpoint
CREATE INDEX "room_report_room" ON "room_report" USING btree ("room_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "wish_number" ON "wish" USING btree ("number");--> statement-breakpoint
CREATE INDEX "wish_user" ON "wish" USING btree ("user_id","made_at");--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_host_id_app_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_starts" ON "room" USING btree ("kind","starts_at","id");--> statement-breakpoint
CREATE INDEX "room_host" ON "room" USING btree ("host_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "room_due" ON "room" USING btree ("status","ends_at") WHERE "room"."status" in ('scheduled', 'live');--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_time" CHECK ("room"."ends_at" > "room"."starts_at");--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_audit" CHECK (("room"."kind" = 'people') = ("room"."audit_state" is not null));