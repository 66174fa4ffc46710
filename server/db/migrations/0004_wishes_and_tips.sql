CREATE TABLE "tip" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"text" text NOT NULL,
	"place" text NOT NULL,
	"from" timestamp(3) with time zone NOT NULL,
	"to" timestamp(3) with time zone NOT NULL,
	"priority" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tip_time" CHECK ("tip"."to" > "tip"."from")
);
--> statement-breakpoint
ALTER TABLE "user_ledger" ADD COLUMN "wish_id" bigint;--> statement-breakpoint
ALTER TABLE "wish" ADD COLUMN "gift_id" bigint;--> statement-breakpoint
ALTER TABLE "wish" ADD COLUMN "gift_name" text;--> statement-breakpoint
ALTER TABLE "wish" ADD COLUMN "gift_icon" text;--> statement-breakpoint
ALTER TABLE "wish" ADD COLUMN "gift_stones" integer;--> statement-breakpoint
ALTER TABLE "wish" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wish" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "wish" ADD COLUMN "expires_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "wish" SET "expires_at" = "made_at" + interval '30 days';--> statement-breakpoint
ALTER TABLE "wish" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "wish" ADD COLUMN "fulfilled_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "wish" ADD COLUMN "ended_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "wish" SET "fulfilled_at" = "made_at" WHERE "state" = 'fulfilled';--> statement-breakpoint
UPDATE "wish" SET "ended_at" = least("expires_at", now()) WHERE "state" IN ('expired', 'removed');--> statement-breakpoint
CREATE INDEX "tip_from" ON "tip" USING btree ("from","id");--> statement-breakpoint
CREATE INDEX "tip_online" ON "tip" USING btree ("place","from","to") WHERE "tip"."status" = 'online';--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_gift_id_gift_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_ledger_wish" ON "user_ledger" USING btree ("wish_id") WHERE "user_ledger"."wish_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "wish_request" ON "wish" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "wish_made" ON "wish" USING btree ("made_at","id");--> statement-breakpoint
CREATE INDEX "wish_due" ON "wish" USING btree ("expires_at") WHERE "wish"."state" = 'open';--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_gift" CHECK ("wish"."gift_id" is null or "wish"."state" = 'fulfilled');--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_refund" CHECK ("wish"."refunded" between 0 and "wish"."stones");