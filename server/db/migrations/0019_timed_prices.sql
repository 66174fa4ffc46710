CREATE TABLE "timed_price" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"item_id" bigint NOT NULL,
	"item_type" text NOT NULL,
	"price" bigint,
	"price_stones" integer,
	"price_points" integer,
	"was_price" bigint,
	"was_price_stones" integer,
	"was_price_points" integer,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"sys_user_id" bigint NOT NULL,
	"ip" text NOT NULL,
	"began_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"ended_by_id" bigint,
	"end_reason" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "timed_price_times" CHECK ("timed_price"."starts_at" < "timed_price"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "price_change" ADD COLUMN "timed_step" text;--> statement-breakpoint
ALTER TABLE "timed_price" ADD CONSTRAINT "timed_price_sys_user_id_sys_user_id_fk" FOREIGN KEY ("sys_user_id") REFERENCES "public"."sys_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timed_price" ADD CONSTRAINT "timed_price_ended_by_id_sys_user_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."sys_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "timed_price_item" ON "timed_price" USING btree ("item_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "timed_price_open" ON "timed_price" USING btree ("starts_at") WHERE "timed_price"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "timed_price_running" ON "timed_price" USING btree ("item_id") WHERE "timed_price"."state" = 'running';