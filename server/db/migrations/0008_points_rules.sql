CREATE TABLE "integral" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"event" text NOT NULL,
	"points" integer NOT NULL,
	"daily_cap" integer,
	"from_level" integer NOT NULL,
	"status" text NOT NULL,
	"sys_user_id" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "integral_numbers" CHECK ("integral"."points" > 0 and "integral"."daily_cap" >= "integral"."points")
);
--> statement-breakpoint
ALTER TABLE "user_ledger" ADD COLUMN "integral_id" bigint;--> statement-breakpoint
ALTER TABLE "integral" ADD CONSTRAINT "integral_sys_user_id_sys_user_id_fk" FOREIGN KEY ("sys_user_id") REFERENCES "public"."sys_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "integral_event" ON "integral" USING btree ("event","from_level");--> statement-breakpoint
ALTER TABLE "user_ledger" ADD CONSTRAINT "user_ledger_integral_id_integral_id_fk" FOREIGN KEY ("integral_id") REFERENCES "public"."integral"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_ledger_integral" ON "user_ledger" USING btree ("integral_id") WHERE "user_ledger"."integral_id" is not null;