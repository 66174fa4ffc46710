CREATE TABLE "share" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"user_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"of" text NOT NULL,
	"target_id" bigint,
	"request_id" uuid,
	"shared_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "share_target" CHECK (("share"."of" = 'app') = ("share"."target_id" is null))
);
--> statement-breakpoint
CREATE TABLE "share_click" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"share_id" bigint NOT NULL,
	"ip" text NOT NULL,
	"device" text NOT NULL,
	"request_id" uuid,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_sign_up" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"share_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"ip" text NOT NULL,
	"device" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_click" ADD CONSTRAINT "share_click_share_id_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."share"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_sign_up" ADD CONSTRAINT "share_sign_up_share_id_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."share"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_sign_up" ADD CONSTRAINT "share_sign_up_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "share_request" ON "share" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "share_shared" ON "share" USING btree ("shared_at","id");--> statement-breakpoint
CREATE INDEX "share_user" ON "share" USING btree ("user_id","shared_at");--> statement-breakpoint
CREATE UNIQUE INDEX "share_click_request" ON "share_click" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "share_click_share" ON "share_click" USING btree ("share_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_sign_up_user" ON "share_sign_up" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "share_sign_up_share" ON "share_sign_up" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "share_sign_up_at" ON "share_sign_up" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "share_sign_up_device" ON "share_sign_up" USING btree ("device","at");--> statement-breakpoint
CREATE INDEX "share_sign_up_ip" ON "share_sign_up" USING btree ("ip","at");