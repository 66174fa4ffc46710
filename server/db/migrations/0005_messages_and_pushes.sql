CREATE TABLE "delivery" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"job_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp(3) with time zone NOT NULL,
	"lease_by" text,
	"lease_until" timestamp(3) with time zone,
	"error" text,
	"sent_at" timestamp(3) with time zone,
	"opened_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "delivery_job" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"kind" text NOT NULL,
	"target_id" bigint NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"started_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone,
	"recipients" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recorded_delivery" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"delivery_id" bigint,
	"user_id" bigint NOT NULL,
	"payload" jsonb NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"audience" jsonb NOT NULL,
	"sys_user_id" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"withdrawn_at" timestamp(3) with time zone,
	"withdrawn_reason" text,
	CONSTRAINT "message_sent" CHECK (("message"."status" = 'draft') = ("message"."sent_at" is null))
);
--> statement-breakpoint
CREATE TABLE "push" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"audience" jsonb NOT NULL,
	"sys_user_id" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"image" text,
	"opens" text NOT NULL,
	"room_id" bigint,
	"url" text,
	"status" text NOT NULL,
	"scheduled_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone,
	"started_at" timestamp(3) with time zone,
	"cancelled_reason" text
);
--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_job_id_delivery_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."delivery_job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sys_user_id_sys_user_id_fk" FOREIGN KEY ("sys_user_id") REFERENCES "public"."sys_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push" ADD CONSTRAINT "push_sys_user_id_sys_user_id_fk" FOREIGN KEY ("sys_user_id") REFERENCES "public"."sys_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push" ADD CONSTRAINT "push_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_recipient" ON "delivery" USING btree ("job_id","user_id");--> statement-breakpoint
CREATE INDEX "delivery_pending" ON "delivery" USING btree ("job_id","next_at","id") WHERE "delivery"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "delivery_user" ON "delivery" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_job_target" ON "delivery_job" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "delivery_job_due" ON "delivery_job" USING btree ("due_at") WHERE "delivery_job"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "recorded_delivery_of" ON "recorded_delivery" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "message_updated" ON "message" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "message_sent_at" ON "message" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "push_updated" ON "push" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "push_scheduled" ON "push" USING btree ("scheduled_at","id");--> statement-breakpoint
CREATE INDEX "push_started" ON "push" USING btree ("started_at","id");