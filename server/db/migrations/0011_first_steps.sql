CREATE TABLE "lesson_progress" (
	"sys_user_id" bigint NOT NULL,
	"lesson" text NOT NULL,
	"done" integer NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "lesson_progress_sys_user_id_lesson_pk" PRIMARY KEY("sys_user_id","lesson")
);
--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_sys_user_id_sys_user_id_fk" FOREIGN KEY ("sys_user_id") REFERENCES "public"."sys_user"("id") ON DELETE no action ON UPDATE no action;