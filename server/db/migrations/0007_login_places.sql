ALTER TABLE "login_log" ADD COLUMN "place" text;--> statement-breakpoint
CREATE INDEX "login_log_ip" ON "login_log" USING btree ("ip","at");--> statement-breakpoint
CREATE INDEX "login_log_failures" ON "login_log" USING btree ("ip","at") WHERE "login_log"."outcome" <> 'success';