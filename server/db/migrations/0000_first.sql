CREATE SEQUENCE "public"."record_id" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 7200000000000000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "operation" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"sys_user_id" bigint NOT NULL,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" bigint,
	"target_name" text,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"ip" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"scene_template_id" bigint NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scene_template" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"name" text NOT NULL,
	"theme" text NOT NULL,
	"cover" text NOT NULL,
	"capacity" integer NOT NULL,
	"unlock_level" integer NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"sort" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_log" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"sys_user_id" bigint,
	"account" text NOT NULL,
	"outcome" text NOT NULL,
	"ip" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_throttle" (
	"account" text NOT NULL,
	"ip" text NOT NULL,
	"tries" integer NOT NULL,
	"first_at" timestamp(3) with time zone NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "login_throttle_account_ip_pk" PRIMARY KEY("account","ip")
);
--> statement-breakpoint
CREATE TABLE "sys_user" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"account" text NOT NULL,
	"nickname" text NOT NULL,
	"phone" text,
	"email" text,
	"status" text NOT NULL,
	"password_hash" text NOT NULL,
	"last_login_at" timestamp(3) with time zone,
	"last_login_ip" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_user_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"sys_user_id" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_device" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"user_id" bigint NOT NULL,
	"fingerprint" text NOT NULL,
	"model" text NOT NULL,
	"system" text NOT NULL,
	"first_seen_at" timestamp(3) with time zone NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_ledger" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"user_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"delta" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"reason" text,
	"sys_user_id" bigint,
	"request_id" uuid,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_sanction" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"from" timestamp(3) with time zone NOT NULL,
	"until" timestamp(3) with time zone,
	"sys_user_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"number" bigint NOT NULL,
	"nickname" text NOT NULL,
	"avatar" text,
	"gender" text NOT NULL,
	"phone" text,
	"bio" text DEFAULT '' NOT NULL,
	"birthday" date,
	"city" text,
	"level" integer NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"stones" bigint DEFAULT 0 NOT NULL,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"status_until" timestamp(3) with time zone,
	"status_reason" text,
	"last_active_at" timestamp(3) with time zone,
	"registered_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "app_user_balances" CHECK ("app_user"."points" >= 0 and "app_user"."stones" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_login" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"user_id" bigint NOT NULL,
	"ip" text NOT NULL,
	"place" text NOT NULL,
	"model" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_note" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"user_id" bigint NOT NULL,
	"text" text NOT NULL,
	"sys_user_id" bigint NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operation" ADD CONSTRAINT "operation_sys_user_id_sys_user_id_fk" FOREIGN KEY ("sys_user_id") REFERENCES "public"."sys_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_scene_template_id_scene_template_id_fk" FOREIGN KEY ("scene_template_id") REFERENCES "public"."scene_template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_log" ADD CONSTRAINT "login_log_sys_user_id_sys_user_id_fk" FOREIGN KEY ("sys_user_id") REFERENCES "public"."sys_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sys_user_session" ADD CONSTRAINT "sys_user_session_sys_user_id_sys_user_id_fk" FOREIGN KEY ("sys_user_id") REFERENCES "public"."sys_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_device" ADD CONSTRAINT "user_device_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_ledger" ADD CONSTRAINT "user_ledger_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_ledger" ADD CONSTRAINT "user_ledger_sys_user_id_sys_user_id_fk" FOREIGN KEY ("sys_user_id") REFERENCES "public"."sys_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sanction" ADD CONSTRAINT "user_sanction_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sanction" ADD CONSTRAINT "user_sanction_sys_user_id_sys_user_id_fk" FOREIGN KEY ("sys_user_id") REFERENCES "public"."sys_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_login" ADD CONSTRAINT "user_login_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_note" ADD CONSTRAINT "user_note_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_note" ADD CONSTRAINT "user_note_sys_user_id_sys_user_id_fk" FOREIGN KEY ("sys_user_id") REFERENCES "public"."sys_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operation_at" ON "operation" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "operation_target" ON "operation" USING btree ("target_type","target_id","at");--> statement-breakpoint
CREATE INDEX "operation_admin" ON "operation" USING btree ("sys_user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "room_number" ON "room" USING btree ("number");--> statement-breakpoint
CREATE INDEX "room_scene" ON "room" USING btree ("scene_template_id","starts_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "scene_template_default" ON "scene_template" USING btree ("is_default") WHERE "scene_template"."is_default";--> statement-breakpoint
CREATE INDEX "scene_template_sort" ON "scene_template" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "login_log_admin" ON "login_log" USING btree ("sys_user_id","at","id");--> statement-breakpoint
CREATE INDEX "login_log_at" ON "login_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "login_throttle_last" ON "login_throttle" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_account" ON "sys_user" USING btree (lower("account"));--> statement-breakpoint
CREATE INDEX "sys_user_created" ON "sys_user" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sys_user_session_admin" ON "sys_user_session" USING btree ("sys_user_id");--> statement-breakpoint
CREATE INDEX "sys_user_session_age" ON "sys_user_session" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_device_user" ON "user_device" USING btree ("user_id","fingerprint");--> statement-breakpoint
CREATE INDEX "user_device_fingerprint" ON "user_device" USING btree ("fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "user_ledger_request" ON "user_ledger" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "user_ledger_user" ON "user_ledger" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "user_sanction_user" ON "user_sanction" USING btree ("user_id","from");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_number" ON "app_user" USING btree ("number");--> statement-breakpoint
CREATE INDEX "app_user_registered" ON "app_user" USING btree ("registered_at","id");--> statement-breakpoint
CREATE INDEX "app_user_active" ON "app_user" USING btree ("last_active_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "app_user_level" ON "app_user" USING btree ("level","id");--> statement-breakpoint
CREATE INDEX "app_user_points" ON "app_user" USING btree ("points","id");--> statement-breakpoint
CREATE INDEX "app_user_stones" ON "app_user" USING btree ("stones","id");--> statement-breakpoint
CREATE INDEX "app_user_nickname" ON "app_user" USING btree ("nickname","id");--> statement-breakpoint
CREATE INDEX "app_user_phone" ON "app_user" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "app_user_sanctioned" ON "app_user" USING btree ("status","status_until") WHERE "app_user"."status" <> 'normal';--> statement-breakpoint
CREATE INDEX "user_login_user" ON "user_login" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "user_login_at" ON "user_login" USING btree ("at","user_id");--> statement-breakpoint
CREATE INDEX "user_note_user" ON "user_note" USING btree ("user_id","at");