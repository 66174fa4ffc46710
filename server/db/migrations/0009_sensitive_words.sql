CREATE TABLE "word_list" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "word_list_only" CHECK ("word_list"."only")
);
--> statement-breakpoint
INSERT INTO "word_list" DEFAULT VALUES;--> statement-breakpoint
DROP INDEX "sensitive_word_word";--> statement-breakpoint
ALTER TABLE "sensitive_word" ADD COLUMN "folded" text;--> statement-breakpoint
ALTER TABLE "sensitive_word" ADD COLUMN "tags" text[];--> statement-breakpoint
ALTER TABLE "sensitive_word" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "sensitive_word" ADD COLUMN "replacement" text;--> statement-breakpoint
ALTER TABLE "sensitive_word" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "sensitive_word" ADD COLUMN "hits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sensitive_word" ADD COLUMN "updated_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "sensitive_word" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "sensitive_word" SET "folded" = lower(normalize("word", NFKC)), "tags" = '{}', "action" = 'audit', "status" = 'on', "updated_at" = "created_at";--> statement-breakpoint
DELETE FROM "sensitive_word" "later" USING "sensitive_word" "first" WHERE "later"."folded" = "first"."folded" AND "later"."id" > "first"."id";--> statement-breakpoint
ALTER TABLE "sensitive_word" ALTER COLUMN "folded" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sensitive_word" ALTER COLUMN "tags" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sensitive_word" ALTER COLUMN "action" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sensitive_word" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sensitive_word" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "sensitive_word_folded" ON "sensitive_word" USING btree ("folded");--> statement-breakpoint
CREATE INDEX "sensitive_word_updated_at" ON "sensitive_word" USING btree ("updated_at","id");